import type { BlockExample } from '../../src/blocks/block-props';
import type { CalendarBlock } from '../../src/blocks/calendar/calendar.schema';

/** Calendar blocks: as an editor writes them, and as the component gets them. */
export const calendarExamples = {
  spring: {
    title: 'Two months with single days and a stretch across them',
    yaml: `
kind: calendar
heading: Month by month
months:
  - month: 2025-04
    entries:
      - { date: 2025-04-01, event: The new session begins, type: event }
      - { date: 2025-04-14, weekday: Monday, event: Ambedkar Jayanti, type: holiday }
      - { date: 2025-04-18, event: Good Friday, type: holiday }
      - { date: 2025-04-26, event: 'Parents'' meeting, classes I to V', type: meeting }
  - month: 2025-05
    entries:
      - { from: 2025-05-12, to: 2025-05-16, event: First unit tests, type: exam }
      - { from: 2025-05-26, to: 2025-06-30, event: Summer vacation, type: holiday }
`,
    block: {
      kind: 'calendar',
      id: 'month-by-month',
      heading: 'Month by month',
      months: [
        {
          month: '2025-04',
          title: 'April 2025',
          id: 'april-2025',
          entries: [
            {
              from: '2025-04-01',
              weekday: 'Tuesday',
              event: 'The new session begins',
              type: 'event',
            },
            {
              from: '2025-04-14',
              weekday: 'Monday',
              event: 'Ambedkar Jayanti',
              type: 'holiday',
            },
            {
              from: '2025-04-18',
              weekday: 'Friday',
              event: 'Good Friday',
              type: 'holiday',
            },
            {
              from: '2025-04-26',
              weekday: 'Saturday',
              event: 'Parents’ meeting, classes I to V',
              type: 'meeting',
            },
          ],
        },
        {
          month: '2025-05',
          title: 'May 2025',
          id: 'may-2025',
          entries: [
            {
              from: '2025-05-12',
              to: '2025-05-16',
              weekday: 'Monday',
              weekdayTo: 'Friday',
              event: 'First unit tests',
              type: 'exam',
            },
            {
              from: '2025-05-26',
              to: '2025-06-30',
              weekday: 'Monday',
              weekdayTo: 'Monday',
              event: 'Summer vacation',
              type: 'holiday',
            },
          ],
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<CalendarBlock>>;
