import { screen, within } from '@testing-library/react';
import { certificatesExamples } from '../../stories/blocks/certificates.examples';
import { manyCertificates } from '../../stories/blocks/certificates.rows';
import { placeHtml } from '../../src/build/below-path/place-html';
import { renderBlocks } from '../support/render-blocks';

const { block } = certificatesExamples.short;

it('shows number, name and day, and leads to a certificate only where there is one', () => {
  renderBlocks([block]);
  const table = screen.getByRole('table', { name: block.caption });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TC/2025-26/002 (PDF, 60 KB)A. M.9 May 2025',
    'TC/2024-25/017K. R. T.14 Mar 2025',
    '2023-24/9A student2023-2024',
  ]);
  expect(within(table).getAllByRole('link')).toHaveLength(1);
});

it('leads to a certificate below the path of the site', () => {
  const { container } = renderBlocks([block]);
  const page = `<!DOCTYPE html><html><head></head><body>${container.innerHTML}</body></html>`;
  const [, href] = /<a [^>]*href="([^"]*\.pdf)"/.exec(placeHtml(page, '/school')) ?? [];
  expect(href).toMatch(/^\/school\/api\/image\/papers\/certificates\//);
});

it('says whom to ask about a number that is not there', () => {
  renderBlocks([block]);
  expect(screen.getByText(/^A number that does not stand here/)).toHaveTextContent(
    'Ask the school office: +91 00000 00000.',
  );
});

it('says so where nothing is listed', () => {
  renderBlocks([{ ...block, items: [] }]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/^No certificate has been put on this list yet/)).toBeVisible();
});

it('opens a long list year by year, without scripts', () => {
  const years = [2025, 2024].map((year) => ({
    id: `y${year}`,
    title: `${year}-${year + 1}`,
    items: manyCertificates(year, 24),
  }));
  const { container } = renderBlocks([{ ...block, items: [], years }]);
  const parts = [...container.querySelectorAll('details')];
  expect(parts.map((part) => part.querySelector('summary')?.textContent)).toEqual([
    '2025-2026 (24)',
    '2024-2025 (24)',
  ]);
  expect(parts.map((part) => part.querySelectorAll('tbody tr').length)).toEqual([24, 24]);
});
