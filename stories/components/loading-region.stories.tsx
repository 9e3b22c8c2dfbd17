import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingRegion, WithoutScripts } from '../../src/components/deferred/loading-region';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/LoadingPlace',
  component: LoadingRegion,
  decorators: [inPage],
  args: { children: <Skeleton h="120px" /> },
  parameters: {
    docs: {
      description: {
        component:
          'Holds the place of a part that is fetched. Screen readers hear nothing of it; readers without scripts get words instead.',
      },
    },
  },
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What stands there without scripts, unless the part has better words of its own. */
export const Scriptless: Story = { render: () => <WithoutScripts /> };
