/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFeeds } from '../../../src/build/hosting/feeds';
import { listedItems } from '../../../src/build/list-files/listed-items';
import { siteExample } from '../../../stories/components/layout/site.examples';

const now = Date.parse('2026-11-26T12:00:00+05:30');
const hour = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const circular = (title: string, more: object = {}) => ({
  _id: title,
  title,
  date: '2026-11-12',
  category: 'Circular',
  ...more,
});
const lists = {
  replies: {
    '/api/news/all/{code}': [
      { _id: 'a', title: 'Older', fromDate: '2026-01-02' },
      { _id: 'b', title: 'Newer', fromDate: '2026-11-02', publishUntil: hour(1) },
      { _id: 'c', title: 'Ended', fromDate: '2026-11-03', publishUntil: hour(0) },
      { _id: 'd' },
    ],
    '/api/circular/all/{code}': [
      circular('Fees'),
      circular('Holiday homework', { category: 'Homework' }),
    ],
  },
  versions: {},
  now,
};
const page = (path: string, more: object = {}) =>
  ({ path, title: path, description: '', ...more }) as never;
const pages = [page('/News'), page('/Circular'), page('/Fee')];
const titles = (content: object) =>
  Object.fromEntries(
    Object.entries(listedItems({ pages, ...content }, lists)).map(([path, items]) => [
      path,
      items.map(({ title }) => title),
    ]),
  );

it('are the news and circulars of now, the newest first, with their endings', () => {
  expect(titles({})).toEqual({ '/News': ['Newer', 'Older'], '/Circular': ['Fees'] });
  expect(listedItems({ pages }, lists)['/News']?.[0]?.until).toBe(now + 3_600_000);
});

it.each([
  ['of a preview, which holds drafts', { preview: true }, {}],
  ['of a page that names children', { pages: [page('/News', { namesChildren: true })] }, {}],
  ['of a page that is not published', { pages: [page('/News', { unpublished: true })] }, {}],
  ['that the school has no page for', { pages: [page('/Fee')] }, {}],
])('have nothing %s', (_, content, expected) => {
  expect(titles(content)).toEqual(expected);
});

it('have empty lists where the service was away', () => {
  expect(listedItems({ pages }, { ...lists, replies: {} })).toEqual({
    '/News': [],
    '/Circular': [],
  });
});

describe('the files of feeds', () => {
  const dir = mkdtempSync(join(tmpdir(), 'feeds-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('have circulars where there is a page of them, and are written again when a list changes', async () => {
    const content = { site: siteExample as never, pages };
    expect(await writeFeeds(dir, { ...content, pages: [page('/News')] }, lists)).toEqual([
      'rss.xml',
      'atom.xml',
    ]);
    await writeFeeds(dir, content, lists);
    expect(readdirSync(dir).sort()).toEqual(['atom.xml', 'circulars.xml', 'rss.xml']);
    expect(readFileSync(join(dir, 'circulars.xml'), 'utf8')).toContain('Fees');
    await writeFeeds(dir, content, { ...lists, replies: {} });
    expect(readFileSync(join(dir, 'circulars.xml'), 'utf8')).not.toContain('Fees');
  });
});
