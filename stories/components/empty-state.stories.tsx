import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../src/components/empty-state/empty-state';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No news found',
    children: 'Nothing here matches February 2026 and “swimming”.',
    action: { label: 'Clear the filters', onClick: () => undefined },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Says plainly that nothing fits, or that nothing is there yet, and offers the way on. News, events, toppers and birthdays show placeholder cards instead; this stands everywhere else.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a way back to the whole list. */
export const FilteredToNothing: Story = {};

/** Says what will stand here. */
export const NothingYet: Story = {
  args: {
    title: 'No circulars yet',
    children: 'Circulars to parents will stand here, the newest first.',
    action: undefined,
  },
};
