import { screen, within } from '@testing-library/react';
import { documentsExamples } from '../../stories/blocks/papers.examples';
import { renderBlocks } from '../support/render-blocks';

const { block } = documentsExamples.certificates;

const rowOf = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

it('opens a document from its name, and states its days', () => {
  renderBlocks([block]);
  expect(screen.getByRole('table', { name: 'Safety certificates' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'School calendar (PDF, 60 KB)' });
  expect(link).toHaveAttribute('href', '/papers/school-calendar-2025-2026.pdf');
  const cells = rowOf(/School calendar/).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'See the rules',
    '1 Apr 2025',
    '31 Mar 2026',
  ]);
});

it('says nothing about a document that is not there or a day that is over', () => {
  const { container } = renderBlocks([block]);
  expect(rowOf(/Registration of the society/).queryByRole('link')).toBeNull();
  expect(container).not.toHaveTextContent(/missing|expired|valid now|not available/i);
});

it('has no column that nothing fills', () => {
  renderBlocks([{ ...block, items: [{ name: 'Committee', details: 'Meets every term' }] }]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Details']);
});
