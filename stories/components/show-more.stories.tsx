import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShowMore } from '../../src/components/show-more/show-more';

const meta = {
  title: 'Components/ShowMore',
  component: ShowMore,
  args: { shown: 24, total: 60, next: 24, noun: 'circulars', onMore: () => undefined },
  parameters: {
    docs: {
      story: { height: '180px' },
      description: {
        component:
          'The foot of a list that comes by pages of 24: where the reader stands, and the way on. Leave it out where everything fits on the first page.',
      },
    },
  },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At the end of the list. */
export const AllShown: Story = { args: { shown: 60, next: 0 } };

/** After thousands of records. */
export const VeryLong: Story = { args: { shown: 240, total: 10_000 } };
