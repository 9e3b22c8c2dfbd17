/** @jest-environment node */
import {
  Engine,
  newestFirst,
  openPages,
  openRecords,
  type SearchDocument,
} from '../../src/search/engine/engine';
import type { Marked } from '../../src/search/engine/excerpt';
import { searchFileExample } from '../../stories/search/search.examples';

const pages = openPages(searchFileExample);
const hrefs = (text: string) => pages.find(text, 10).hits.map(({ href }) => href);
const plain = ({ pieces }: Marked) =>
  pieces.map((text, at) => (at % 2 ? `[${text}]` : text)).join('');

it('finds a page by its name before its parts and all others', () => {
  expect(hrefs('fee structure')[0]).toBe('/FeeStructure');
  expect(hrefs('fee')[0]).toBe('/Fee');
});

it('finds a part of a page, with its anchor, where it belongs', () => {
  const [hit] = pages.find('late fine', 10).hits;
  expect(hit).toMatchObject({ href: '/Fee#late-fine', breadcrumb: 'Rules › Fee' });
  expect(plain(hit!.title)).toBe('Paying [late]');
  expect(plain(hit!.excerpt)).toBe(
    'A [late] [fine] of ₹ 50 per 15 days is charged, or as notified by the school …',
  );
});

it('makes the anchor from the heading where the file leaves it out', () => {
  expect(searchFileExample.parts.anchor[2]).toBe(1);
  expect(hrefs('due')).toEqual(['/Fee#when-fees-are-due']);
});

it('finds words that are not in the excerpt', () => {
  expect(hrefs('struck off')).toEqual(['/Fee#late-fine']);
});

it.each([
  ['feees', '/Fee'],
  ['tranfer certificate', '/Tc'],
  ['TC', '/Tc'],
  ['शुल्क', '/Fee'],
  ['9800', '/FeeStructure'],
  ['10/7', '/Fee#when-fees-are-due'],
])('finds %s', (text, href) => {
  expect(hrefs(text)[0]).toBe(href);
});

it('takes numbers as they are', () => {
  expect(hrefs('9801')).toEqual([]);
});

it('finds a paper', () => {
  const { hits } = pages.find('sample', 10);
  expect(hits[0]).toMatchObject({
    href: '/papers/sample-certificate.pdf',
    breadcrumb: 'Paper › Transfer Certificate',
  });
});

it('says when nothing has all of it', () => {
  expect(pages.find('certificate of swimming', 10)).toMatchObject({ complete: false });
  expect(pages.find('certificate', 10)).toMatchObject({ complete: true });
  expect(pages.find('helicopter', 10)).toEqual({ hits: [], complete: false });
  expect(pages.find(' … ', 10)).toEqual({ hits: [], complete: false });
});

it('shows at most three parts of a page', () => {
  const part = (href: string): SearchDocument => ({
    href,
    title: 'Library rules',
    breadcrumb: '',
    page: 'Library',
    text: '',
  });
  const engine = new Engine(
    [1, 2, 3, 4].map((at) => part(`/Library#${at}`)),
    [],
  );
  expect(engine.find('library', 10).hits).toHaveLength(3);
});

it('shows records newest first, those without a day last', () => {
  const record = (title: string, date?: string) =>
    ({
      href: `/News?q=${title}`,
      title,
      breadcrumb: 'News',
      page: '',
      text: 'Sports day',
      date,
    }) as never;
  const engine = openRecords(
    [record('Undated'), record('Old', '2025-01-02'), record('Sports', '2025-03-04')],
    searchFileExample,
  );
  const { hits } = engine.find('sports', 10, newestFirst);
  expect(hits.map(({ title }) => plain(title))).toEqual(['[Sports]', 'Old', 'Undated']);
});

it('takes a word that stands on some page as it is, and others with their slips', () => {
  const titles = ['The dates to remember', 'Data that we keep', 'At the gate', 'Fees', 'Uniform'];
  const found = openRecords(
    titles.map((title) => ({ href: `/${title}`, title, breadcrumb: '', page: '', text: '' })),
    searchFileExample,
  );
  const marked = (text: string) => found.find(text, 9).hits.map(({ title }) => plain(title));
  expect(marked('date')).toEqual(['The [dates] to remember']);
  expect(marked('dat')).toEqual(expect.arrayContaining(['The [dates] to remember']));
  expect(marked('fes')).toEqual(['[Fees]']);
  expect(marked('unifrom')).toEqual(['[Uniform]']);
});
