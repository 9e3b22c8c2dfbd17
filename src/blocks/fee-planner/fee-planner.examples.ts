import type { BlockExample } from '../block-example';
import type { FeePlannerBlock } from './fee-planner.schema';

/** Fee planner blocks: as an editor writes them, and as the component gets them. */
export const feePlannerExamples = {
  session: {
    title: 'Three periods, the last one with a date of its own for older classes',
    yaml: `
kind: fee-planner
heading: Your fees, date by date
session: 2026-2027
classes: [I, II, III, IV]
periods:
  - { name: First, months: Apr–Jul, due: [{ by: 10 May }] }
  - { name: Second, months: Aug–Nov, due: [{ by: 10 September }] }
  - name: Third
    months: Dec–Mar
    due:
      - { by: 10 February, classes: I–II, note: or as notified }
      - { by: 30 January, classes: III–IV }
rows:
  - { name: I–II, classes: I–II, amount: 9800 }
  - { name: III–IV, classes: III–IV, amount: 10200 }
lateFine: 50
lateFineDays: 15
lateFineCounts: begun
rule: /Fee
code: DHS
payAt: https://pay.school.example
`,
    block: {
      kind: 'fee-planner',
      id: 'your-fees-date-by-date',
      heading: 'Your fees, date by date',
      session: '2026-2027',
      periods: [
        { name: 'First', months: 'Apr–Jul' },
        { name: 'Second', months: 'Aug–Nov' },
        { name: 'Third', months: 'Dec–Mar' },
      ],
      rows: [
        {
          key: 'I-II',
          name: 'I–II',
          amount: 9800,
          due: [
            { date: '2026-05-10' },
            { date: '2026-09-10' },
            { date: '2027-02-10', note: 'or as notified' },
          ],
        },
        {
          key: 'III-IV',
          name: 'III–IV',
          amount: 10200,
          due: [{ date: '2026-05-10' }, { date: '2026-09-10' }, { date: '2027-01-30' }],
        },
      ],
      fine: { amount: 50, days: 15, counts: 'begun' },
      rule: '/Fee',
      code: 'DHS',
      payAt: 'https://pay.school.example',
    },
  },
} satisfies Record<string, BlockExample<FeePlannerBlock>>;
