import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/components/chip/chip';
import { MonthSection } from '../../src/components/month-section/month-section';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/MonthSection',
  component: MonthSection,
  decorators: [inPage],
  args: { title: 'November', year: '2026', children: 'The lines of the month.' },
  parameters: {
    docs: {
      description: {
        component: 'One month of a list by months; its name stays in view beside its lines.',
      },
    },
  },
} satisfies Meta<typeof MonthSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a line beside the month. */
export const WithNote: Story = { args: { note: <Chip tone="accent">This month</Chip> } };

/** For what has no date yet. */
export const WithoutDate: Story = { args: { title: 'Date to be announced', year: '' } };
