import { screen, within } from '@testing-library/react';
import { feeTableExamples } from '../../stories/blocks/fee-table.examples';
import { rupees } from '../../src/blocks/fee-table/rupees';
import { renderBlocks } from '../support/render-blocks';

it.each([
  [0, '₹\u00a00'],
  [50, '₹\u00a050'],
  [9800, '₹\u00a09,800'],
  [10200, '₹\u00a010,200'],
  [120000, '₹\u00a01,20,000'],
  [12345678, '₹\u00a01,23,45,678'],
])('writes %d rupees as %s', (amount, words) => {
  expect(rupees(amount)).toBe(words);
});

it('shows a class its amount in each of the six periods, and the year', () => {
  renderBlocks([feeTableExamples.session.block]);
  const row = screen.getByRole('rowheader', { name: 'VI–VIII' }).closest('tr');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 6 }, () => '₹\u00a010,200'),
    '₹\u00a061,200',
  ]);
  expect(cells[3]).toHaveAttribute('data-label', 'Oct–Nov');
});

it('names the months of each period in the head', () => {
  renderBlocks([feeTableExamples.session.block]);
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual([
    'Class',
    'Apr–May',
    'Jun–Jul',
    'Aug–Sep',
    'Oct–Nov',
    'Dec–Jan',
    'Feb–Mar',
    'Year',
  ]);
});
