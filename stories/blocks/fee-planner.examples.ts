import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

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
  family: {
    title: 'What a family pays: new or not, a second child, the bus',
    yaml: `
kind: fee-planner
heading: What your family pays
session: 2026-2027
periods:
  - { name: First, months: Apr–Jun, due: [{ by: 25 March 2026 }] }
  - { name: Second, months: Jul–Sep, due: [{ by: 10 July }] }
  - { name: Third, months: Oct–Dec, due: [{ by: 10 October }] }
  - { name: Fourth, months: Jan–Mar, due: [{ by: 10 January }] }
rows:
  - { name: I–V, classes: I–V, amount: 18600, siblingDiscount: 10 % }
charges:
  - { name: Admission fee, amount: '25,000', paid: once }
  - { name: Security deposit, amount: '₹ 5,000', paid: once, note: refunded }
  - { name: Annual charges, amount: Rs. 12000/-, paid: yearly }
  - { name: Development fee, amount: 8500, paid: yearly, with: Third }
  - { name: 'Bus, zone A', amount: 4200, busZone: A }
leftOut: [the board’s examination fee]
`,
    block: {
      kind: 'fee-planner',
      id: 'what-your-family-pays',
      heading: 'What your family pays',
      session: '2026-2027',
      periods: [
        { name: 'First', months: 'Apr–Jun' },
        { name: 'Second', months: 'Jul–Sep' },
        { name: 'Third', months: 'Oct–Dec' },
        { name: 'Fourth', months: 'Jan–Mar' },
      ],
      rows: [
        {
          key: 'I-V',
          name: 'I–V',
          amount: 18600,
          siblingDiscount: 10,
          due: [
            { date: '2026-03-25' },
            { date: '2026-07-10' },
            { date: '2026-10-10' },
            { date: '2027-01-10' },
          ],
        },
      ],
      charges: [
        { name: 'Admission fee', amounts: [25000, 0, 0, 0], for: 'new' },
        { name: 'Security deposit', note: 'refunded', amounts: [5000, 0, 0, 0], for: 'new' },
        { name: 'Annual charges', amounts: [12000, 0, 0, 0] },
        { name: 'Development fee', amounts: [0, 0, 8500, 0] },
        { name: 'Bus, zone A', amounts: [4200, 4200, 4200, 4200], busZone: 'A' },
      ],
      leftOut: ['the board’s examination fee'],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'fee-planner'>>>;
