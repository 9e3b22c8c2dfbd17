import { fetchRecords } from '../../src/search/engine/records';
import { http, HttpResponse } from 'msw';
import type { SearchFile, SearchRecords } from '../../src/search/search-file';
import { newsHandlers } from '../../stories/handlers/news';
import { searchFileExample } from '../../stories/search/search.examples';
import { startServer } from '../support/server';

const server = startServer();
const file: SearchFile = { ...searchFileExample, pages: [['/News', 'News', '']] };
const find = () => fetchRecords(file, new AbortController().signal);
const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title);
const built = (records: SearchRecords) =>
  http.get('*/search-records.json', () => HttpResponse.json(records));
/** The moment at which all of this happens. */
const now = Date.parse('2026-11-20T09:00:00+05:30');
const longTitle = `${'a'.repeat(99)}🎉 and more`;
const held: SearchRecords = {
  '/News': [
    ['Library week', '2026-11-09', now + 1],
    ['Ended by now', '2026-11-10', now],
    [longTitle, ''],
  ],
  '/Circular': [['Of a list that answers', '2026-11-10']],
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

it('finds nothing that was withdrawn where the list answers, and asks for nothing else', async () => {
  server.use(...newsHandlers({ items: [] }));
  expect(await find()).toEqual({ documents: [], missing: false });
});

it('knows what a list held at build where it does not answer, without what has ended since', async () => {
  server.use(built(held), ...newsHandlers({ status: 500 }));
  const { documents, missing } = await find();
  expect(missing).toBe(true);
  expect(titles(documents)).toEqual(['Library week', longTitle]);
  expect(documents[0]).toMatchObject({
    href: '/News?year=all&q=Library%20week',
    breadcrumb: 'News',
    date: '2026-11-09',
  });
  // Its hundredth letter is two halves, of which none can stand in an address.
  expect(documents[1]?.href).toBe(`/News?year=all&q=${'a'.repeat(99)}${encodeURIComponent('🎉')}`);
});

it('goes on where neither can be had', async () => {
  server.use(
    http.get('*/search-records.json', () => new HttpResponse('Sign in', { status: 200 })),
    ...newsHandlers({ status: 500 }),
  );
  expect(await find()).toEqual({ documents: [], missing: true });
});
