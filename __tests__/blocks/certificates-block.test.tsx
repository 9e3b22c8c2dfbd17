import { fireEvent, screen, within } from '@testing-library/react';
import { certificatesExamples } from '../../stories/blocks/certificates.examples';
import { manyCertificates } from '../../stories/blocks/certificates.rows';
import { certificateKey } from '../../src/lib/certificate-number';
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

describe('the check by number', () => {
  // jsdom does not scroll.
  beforeEach(() => (Element.prototype.scrollIntoView = jest.fn()));
  const ask = (number: string) => {
    fireEvent.change(screen.getByLabelText('Number of the certificate'), {
      target: { value: number },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  };
  const answer = () => screen.getByRole('status').textContent;
  const foundRows = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-found]')].map(({ textContent }) => textContent);

  it.each(['TC/2024-25/017', ' tc 2024-25 17', 'T.C. No. 2024-25/017', 'TC/२०२४-२५/०१७'])(
    'finds %s, says its line and marks it',
    (number) => {
      const { container } = renderBlocks([block]);
      ask(number);
      expect(answer()).toBe('In the list: TC/2024-25/017: K. R. T., 14 Mar 2025.');
      expect(foundRows(container)).toEqual(['TC/2024-25/017K. R. T.14 Mar 2025']);
    },
  );

  it.each(['TC/2024-25/170', 'TC', '/'])('has no answer to %s, and says whom to ask', (number) => {
    const { container } = renderBlocks([block]);
    ask('TC/2024-25/017');
    ask(number);
    expect(answer()).toBe(
      `No certificate with the number “${number}” stands in this list. Please ask the school office: +91 00000 00000.`,
    );
    expect(foundRows(container)).toEqual([]);
  });

  it('opens the year of the number', () => {
    const items = manyCertificates(2024, 24);
    const years = [{ id: 'y', title: '2024-2025', items }];
    const { container } = renderBlocks([{ ...block, items: [], years }]);
    ask('TC/2024-25/3');
    expect(container.querySelector('details')).toHaveAttribute('open');
    expect(foundRows(container)).toHaveLength(1);
  });

  it('answers what was asked before its script came', () => {
    window.history.replaceState(null, '', '?certificate=2023-24%2F09');
    renderBlocks([block]);
    window.history.replaceState(null, '', '/');
    expect(answer()).toBe('In the list: 2023-24/9: A student, 2023-2024.');
  });

  it('leads to the list by itself', () => {
    renderBlocks([block]);
    const form = screen.getByLabelText<HTMLInputElement>('Number of the certificate').form;
    expect(form).toHaveAttribute('action', `#${block.id}`);
    expect(form?.method).toBe('get');
  });

  it('tells numbers with other letters apart', () => {
    expect(certificateKey('A/12')).not.toBe(certificateKey('B/12'));
  });
});
