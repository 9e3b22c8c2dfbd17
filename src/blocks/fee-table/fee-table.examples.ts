import type { BlockExample } from '../block-example';
import type { FeeTableBlock } from './fee-table.schema';

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
} satisfies Record<string, BlockExample<FeeTableBlock>>;
