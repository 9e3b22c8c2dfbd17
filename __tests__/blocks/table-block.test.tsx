import { screen, within } from '@testing-library/react';
import { fitsPhone, isWide } from '../../src/blocks/table/table-cells';
import { tableExamples } from '../../stories/blocks/table.examples';
import { renderBlocks } from '../support/render-blocks';

const { hours, marks } = tableExamples;

it('names the table, its columns and its rows', () => {
  renderBlocks([hours.block]);
  const table = screen.getByRole('table', { name: 'School and office hours, Monday to Friday' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Hours of', 'Summer', 'Winter']);
  expect(within(table).getByRole('rowheader', { name: 'The office' })).toBeInTheDocument();
});

it('lets every cell carry the label of its column where rows become cards on phones', () => {
  const long = 'Half an hour after the last bell of the day';
  renderBlocks([{ ...hours.block, rows: [['The library', long, long + ' in winter']] }]);
  expect(screen.getByText(long)).toHaveAttribute('data-label', 'Summer');
  expect(screen.getByText(long)).toHaveAttribute('role', 'cell');
});

it('keeps the words of a cell together where rows become cards, with the links among them', () => {
  const words = 'Fees can also be paid at the <a href="/FeeSchedule">counter</a>, on any day.';
  renderBlocks([{ ...hours.block, rows: [['The office', words, words.repeat(3)]] }]);
  const [cell] = screen.getAllByRole('cell');
  expect(cell).toHaveTextContent('Fees can also be paid at the counter, on any day.');
  // A card is a grid: each part of a cell beside its label would have a place of its own.
  expect(cell?.childNodes).toHaveLength(1);
});

it('says nothing twice in a table that stays one on a phone', () => {
  renderBlocks([hours.block]);
  const cell = screen.getByRole('cell', { name: '8:30 am–1:00 pm' });
  expect(cell).not.toHaveAttribute('data-label');
  expect(cell).not.toHaveAttribute('role');
  expect(screen.getByRole('rowheader', { name: 'The office' })).toHaveAttribute('scope', 'row');
});

it('keeps the emphasis and the links of cells and notes', () => {
  renderBlocks([hours.block, marks.block]);
  expect(screen.getByText('(language and literature)').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'circular' })).toHaveAttribute('href', '/Circular');
});

it('sets the totals apart, in the foot of the table', () => {
  renderBlocks([marks.block]);
  expect(screen.getByRole('rowheader', { name: 'All subjects' }).closest('tfoot')).not.toBeNull();
});

it('lets a keyboard reach a table that scrolls sideways', () => {
  renderBlocks([marks.block]);
  const region = screen.getByRole('region', { name: 'Marks in the half-yearly examination' });
  expect(region).toHaveAttribute('tabindex', '0');
});

it.each([
  [
    'the column of names',
    ['Name', 'Post'],
    [
      ['Asha Menon', 'PGT'],
      ['Ravi Das', 'TGT'],
    ],
    'Asha Menon',
  ],
  [
    'the column behind a running number',
    ['S. No.', 'Name of teacher'],
    [
      ['1', 'Asha Menon'],
      ['2', 'Ravi Das'],
    ],
    'Asha Menon',
  ],
])('names the rows by %s, though nobody says so', (_, labels, rows, name) => {
  const columns = labels.map((label) => ({ label, align: 'start' as const }));
  renderBlocks([{ ...marks.block, columns, rows, rowHeaders: false, totals: undefined }]);
  expect(screen.getByRole('rowheader', { name })).toHaveAttribute('data-name');
  // The head of that column stays in sight with it, and no other.
  const heads = screen.getAllByRole('columnheader').filter((head) => 'name' in head.dataset);
  expect(heads.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Name')]);
});

it('lets a table scroll that is wider than a tablet, and a keyboard reach it', () => {
  const labels = 'Class Admission Tuition Computer Laboratory Library Games Transport Total'.split(
    ' ',
  );
  const columns = labels.map((label) => ({ label, align: 'start' as const }));
  const fees = { columns, rows: [labels.map(() => '₹\u00a01,14,300')] };
  expect(isWide(fees)).toBe(true);
  expect(isWide(marks.block)).toBe(false);
  renderBlocks([{ ...marks.block, ...fees, totals: undefined, phone: 'cards' }]);
  expect(screen.getByRole('region', { name: marks.block.caption })).toHaveAttribute(
    'tabindex',
    '0',
  );
});

it('names no row where no column does', () => {
  renderBlocks([{ ...marks.block, rowHeaders: false }]);
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(document.querySelector('[data-name]')).toBeNull();
});

describe('on a phone', () => {
  const column = (label: string) => ({ label, align: 'start' as const });
  const columns = ['Post', 'Name', 'Class'].map(column);

  it('keeps a narrow table a table, whatever the marks in its cells', () => {
    const rows = [['Captain', '<a href="/StudentCouncil#red-warriors">Harleen Kaur</a>', 'XII A']];
    expect(fitsPhone({ columns, rows })).toBe(true);
    expect(fitsPhone({ columns: columns.slice(0, 2), rows: [['Day', 'x'.repeat(300)]] })).toBe(
      true,
    );
  });

  it('asks for cards when cells are long or many', () => {
    expect(fitsPhone({ columns, rows: [['President', 'Leads the council', 'x'.repeat(40)]] })).toBe(
      false,
    );
    expect(fitsPhone({ columns: [...columns, column('Duties')], rows: [] })).toBe(false);
  });
});
