/** @jest-environment node */
import { feeTableExamples } from '../../src/blocks/fee-table/fee-table.examples';
import { load, pageHead, removeContent } from '../content/content-folder';

afterAll(removeContent);

it('computes the year from the amount and the periods', () => {
  const rows = feeTableExamples.session.block.rows;
  expect(rows.map(({ amount, yearly }) => [amount, yearly])).toEqual([
    [9800, 58800],
    [10000, 60000],
    [10200, 61200],
    [11400, 68400],
    [14200, 85200],
    [13400, 80400],
    [12000, 72000],
  ]);
});

it('wants amounts as plain numbers', () => {
  const { lines } = load({
    'pages/a.yaml': `${pageHead('/A')}  - kind: fee-table
    session: 2025-2026
    periods: [{ name: First, months: Apr–May }]
    rows:
      - { name: I, amount: '₹ 10,200' }
      - { name: II, amount: -1 }
`,
  });
  expect(lines).toEqual([
    'content/pages/a.yaml:11:28: "amount" must be a number, such as 10200',
    'content/pages/a.yaml:12:29: "amount" must be 0 or more',
  ]);
});
