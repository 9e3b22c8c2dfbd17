import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlankDateBadge, DateBadge } from '../../src/components/date-badge/date-badge';

const meta = {
  title: 'Components/DateLeaf',
  component: DateBadge,
  args: { date: '2026-11-14' },
  parameters: {
    docs: {
      story: { height: '180px' },
      description: {
        component:
          'The day of an event, a news item or a circular, as a leaf of a tear-off calendar. The year stands beside it or in the heading above.',
      },
    },
  },
} satisfies Meta<typeof DateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For an event that stands by itself. */
export const Large: Story = { args: { size: 'lg' } };

/** For a day on which nothing takes place any more. */
export const Struck: Story = { args: { struck: true } };

/** In a placeholder: letters in the place of a date. */
export const Blank: Story = { render: () => <BlankDateBadge text="DD / MM" /> };
