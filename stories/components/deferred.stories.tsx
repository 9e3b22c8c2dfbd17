import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deferred, LoadingPlace } from '../../src/components/deferred/deferred';
import { SafeBoundary } from '../../src/components/deferred/safe-boundary';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { inPage } from '../support/page-room';

function Broken(): never {
  throw new Error('The script did not come.');
}

const meta = {
  title: 'Components/Deferred',
  component: Deferred,
  decorators: [inPage],
  args: { loading: <Skeleton h="120px" />, failed: 'Not there.', children: 'The part.' },
  parameters: {
    docs: {
      description: {
        component:
          'A part of a page whose script is fetched when it comes near the screen. SafeBoundary keeps a part that fails from taking the page away.',
      },
    },
  },
} satisfies Meta<typeof Deferred>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What stands there until then; readers without scripts get words instead. */
export const Loading: Story = {
  render: () => (
    <LoadingPlace withoutScripts={<p>Please ask the school office.</p>}>
      <Skeleton h="120px" />
    </LoadingPlace>
  ),
};

/** The part's script did not come. */
export const Failed: Story = {
  render: () => (
    <SafeBoundary fallback="Stay Tunned For More Updates">
      <Broken />
    </SafeBoundary>
  ),
};
