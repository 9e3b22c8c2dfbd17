import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { CalendarBlockView } from '../../src/blocks/calendar/calendar-block';
import { calendarExamples } from './calendar.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Calendar',
  component: BlockList,
  subcomponents: { CalendarBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'The year of the school, month by month, with a list of months to jump to. Weekdays are computed.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two months with single days and a stretch across them. */
export const Spring: Story = { args: { blocks: [calendarExamples.spring.block] } };

/** Days become a list, so that nothing is cut. */
export const OnAPhone: Story = {
  args: { blocks: [calendarExamples.spring.block] },
  globals: { viewport: { value: 'phone' } },
};
