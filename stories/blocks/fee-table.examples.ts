import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Fee table blocks: as an editor writes them, and as the component gets them. */
export const feeTableExamples = {
  session: {
    title: 'Seven rows, one with a note',
    yaml: `
kind: fee-table
heading: Session 2025-2026
session: 2025-2026
periods:
  - { name: First, months: Apr–May }
  - { name: Second, months: Jun–Jul }
  - { name: Third, months: Aug–Sep }
  - { name: Fourth, months: Oct–Nov }
  - { name: Fifth, months: Dec–Jan }
  - { name: Sixth, months: Feb–Mar }
rows:
  - { name: 'PG, NUR, PREP', note: 'Playgroup, Nursery and Preparatory', amount: 9800 }
  - { name: I–V, amount: 10000 }
  - { name: VI–VIII, amount: 10200 }
  - { name: IX–X, amount: 11400 }
  - { name: 'XI and XII Science, with computer', amount: 14200 }
  - { name: 'XI and XII Science, without computer', amount: 13400 }
  - { name: XI and XII Commerce, amount: 12000 }
`,
    block: {
      kind: 'fee-table',
      id: 'session-2025-2026',
      heading: 'Session 2025-2026',
      session: '2025-2026',
      periods: [
        {
          name: 'First',
          months: 'Apr–May',
        },
        {
          name: 'Second',
          months: 'Jun–Jul',
        },
        {
          name: 'Third',
          months: 'Aug–Sep',
        },
        {
          name: 'Fourth',
          months: 'Oct–Nov',
        },
        {
          name: 'Fifth',
          months: 'Dec–Jan',
        },
        {
          name: 'Sixth',
          months: 'Feb–Mar',
        },
      ],
      rows: [
        {
          name: 'PG, NUR, PREP',
          note: 'Playgroup, Nursery and Preparatory',
          amount: 9800,
          yearly: 58800,
        },
        {
          name: 'I–V',
          amount: 10000,
          yearly: 60000,
        },
        {
          name: 'VI–VIII',
          amount: 10200,
          yearly: 61200,
        },
        {
          name: 'IX–X',
          amount: 11400,
          yearly: 68400,
        },
        {
          name: 'XI and XII Science, with computer',
          amount: 14200,
          yearly: 85200,
        },
        {
          name: 'XI and XII Science, without computer',
          amount: 13400,
          yearly: 80400,
        },
        {
          name: 'XI and XII Commerce',
          amount: 12000,
          yearly: 72000,
        },
      ],
    },
  },
  charges: {
    title: 'What is paid once, in the year and for the bus, with new children apart',
    yaml: `
kind: fee-table
session: 2026-2027
periods:
  - { name: First, months: Apr–Jun }
  - { name: Second, months: Jul–Sep }
  - { name: Third, months: Oct–Dec }
  - { name: Fourth, months: Jan–Mar }
rows:
  - { name: I–V, classes: I–V, amount: 18600, siblingDiscount: 10 % }
charges:
  - { name: Admission fee, amount: '25,000', paid: once }
  - { name: Security deposit, amount: '₹ 5,000', paid: once, note: refunded }
  - { name: Annual charges, amount: Rs. 12000/-, paid: yearly }
  - { name: Development fee, amount: 8500, paid: yearly, with: Third }
  - { name: 'Bus, zone A', amount: 4200, busZone: A }
`,
    block: {
      kind: 'fee-table',
      session: '2026-2027',
      periods: [
        { name: 'First', months: 'Apr–Jun' },
        { name: 'Second', months: 'Jul–Sep' },
        { name: 'Third', months: 'Oct–Dec' },
        { name: 'Fourth', months: 'Jan–Mar' },
      ],
      rows: [
        { name: 'I–V', note: 'New child', amount: [60600, 18600, 27100, 18600], yearly: 124900 },
        {
          name: 'I–V',
          note: 'Already at the school',
          amount: [30600, 18600, 27100, 18600],
          yearly: 94900,
        },
      ],
      notes: [
        'Admission fee: ₹\u00a025,000 once, for new children',
        'Security deposit: ₹\u00a05,000 once, for new children, refunded',
        'Annual charges: ₹\u00a012,000 yearly',
        'Development fee: ₹\u00a08,500 yearly, with the period Third',
        'Bus, zone A: ₹\u00a04,200 with each period, for those who take the bus, not in the sums above',
        'I–V: a second child pays 10 % less of the class’s fee',
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'fee-table'>>>;
