/** @jest-environment node */
import { fetchRecords, recordsAtBuild } from '../../src/search/engine/records';
import { configureClient } from '../../src/lib/http/client-config';
import { searchFileExample } from '../../stories/search/search.examples';

const now = Date.parse('2026-11-26T12:00:00+05:30');
const file = {
  ...searchFileExample,
  pages: [['/News', 'News', '']] as const,
  records: {
    '/News': [
      ['Library week', '2026-11-09', now + 1],
      ['Ended by now', '2026-11-10', now],
      ['Undated', ''],
    ] as const,
  },
};
const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title);
const answerWith = (answer: () => Response) =>
  configureClient({
    baseUrl: 'https://api.school.example',
    schoolCode: 'DHS',
    fetch: () => Promise.resolve(answer()),
    log: () => undefined,
  });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
  configureClient({});
});

it('knows from the build what a list held, without what has ended since', () => {
  const documents = recordsAtBuild(file);
  expect(titles(documents)).toEqual(['Library week', 'Undated']);
  expect(documents[0]).toMatchObject({
    href: '/News?year=all&q=Library%20week',
    breadcrumb: 'News',
    date: '2026-11-09',
  });
  expect(documents[1]?.date).toBeUndefined();
});

it('finds nothing that was withdrawn, once the list has answered', async () => {
  answerWith(() => Response.json([{ _id: '1', title: 'Newer', fromDate: '2026-11-20' }]));
  const { documents, missing } = await fetchRecords(file, new AbortController().signal);
  expect(titles(documents)).toEqual(['Newer']);
  expect(missing).toBe(false);
});

it('keeps what the build knows of a list that does not answer, and says so', async () => {
  answerWith(() => new Response('', { status: 500 }));
  const { documents, missing } = await fetchRecords(file, new AbortController().signal);
  expect(titles(documents)).toEqual(['Library week', 'Undated']);
  expect(missing).toBe(true);
});

it('leads to a title whose hundredth character is half of a letter', () => {
  const title = `${'a'.repeat(99)}🎉 and more`;
  const [document] = recordsAtBuild({ ...file, records: { '/News': [[title, '']] } });
  expect(document?.href).toBe(`/News?year=all&q=${'a'.repeat(99)}${encodeURIComponent('🎉')}`);
});
