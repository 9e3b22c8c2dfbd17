import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeBoundary } from '../../src/components/deferred/safe-boundary';
import { inPage } from '../support/in-page';

function Broken(): never {
  throw new Error('The script did not come.');
}

const meta = {
  title: 'Components/SafeBoundary',
  component: SafeBoundary,
  decorators: [inPage],
  args: { fallback: 'Stay Tunned For More Updates', children: 'The part.' },
  parameters: {
    docs: {
      description: {
        component:
          'Around a part of an island that the rest can do without: when it breaks, something plain stands in its place.',
      },
    },
  },
} satisfies Meta<typeof SafeBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The part has thrown an error. */
export const Failed: Story = { args: { children: <Broken /> } };
