/** @jest-environment node */
import { readNews } from '../../../../src/features/news/news.schema';
import allowedReply from '../../../../src/lib/http/provider-reply/allowed-reply';
import { readList } from '../../../../src/lib/http/read-record';
import { nameFingerprints } from '../../../../src/lib/privacy/name-fingerprints';

const [date, asha] = ['2026-12-05', 'Asha Menon wins'];
const fair = { title: 'Fair', date };
const withheld = { title: asha, date };
/** A field as Firestore writes it. */
const typed = (title: string) => ({
  title: { stringValue: title },
  date: { timestampValue: `${date}T00:00:00Z` },
});
const text = (one: string) => [{ type: 'heading1', text: one, spans: [] }];

async function shown(json: unknown) {
  const told: string[] = [];
  const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
  const rules = { path: '/api/news/all/{code}', base: '', policy, day: '2026-11-30' };
  const reply = await allowedReply(json, { ...rules, warn: (line) => told.push(line) });
  return { records: readList(reply as unknown[], readNews), told };
}

it.each<[wrapper: string, json: unknown]>([
  ['groups by state', { current: [fair], archive: [withheld] }],
  ['groups by state in another', { data: { active: [fair], old: [withheld] } }],
  ['columns', { title: ['Fair', asha], date: [date, date], image: [null, 'a.jpg'] }],
  ['columns in another', { data: { heading: ['Fair', asha], date: [date, date] } }],
  ['columns of pandas', { title: { 0: 'Fair', 1: asha }, date: { 0: date, 1: date } }],
  ['Firebase', { '.priority': 1, '-Nabc123def456xyz': fair, '-Nabc123def456xyw': withheld }],
  ['Firebase with values', { '-Nabc123def456xyz': { title: { '.value': 'Fair' }, date } }],
  [
    'a query of Firestore',
    ['Fair', asha].map((one, at) => ({
      document: { name: `projects/p/databases/d/documents/news/${at}`, fields: typed(one) },
      readTime: 'x',
    })),
  ],
  [
    'Prismic',
    {
      results: ['Fair', asha].map((one, at) => ({
        ...{ id: `X${at}`, type: 'news', first_publication_date: '2026-11-01T00:00:00+0000' },
        data: { title: text(one), date },
      })),
    },
  ],
  [
    'Storyblok',
    {
      stories: [fair, withheld].map((content, id) => ({
        ...{ id, name: 'Story', published_at: '2026-11-01T10:00:00.000Z' },
        content: { component: 'news', ...content },
      })),
    },
  ],
  ['Kirby', { data: [{ id: 'a', title: 'Fair', content: { date, text: '' } }] }],
  ['Umbraco', { total: 1, items: [{ id: 'a', name: 'Fair', properties: { date } }] }],
  [
    'a feed that was made JSON',
    { rss: { channel: [{ title: ['School'], item: [{ title: ['Fair'], pubDate: [date] }] }] } },
  ],
])('reads %s', async (_wrapper, json) => {
  const { records } = await shown(json);
  const others = JSON.stringify(json).includes(asha) ? [{ title: 'A student wins', date }] : [];
  expect(records).toMatchObject([fair, ...others]);
});

it('leaves out, and tells of, records that stand under what marks them', async () => {
  const { records, told } = await shown({ active: [fair], archived: [{ title: 'Old' }] });
  expect(records).toMatchObject([fair]);
  expect(told).toEqual([expect.stringContaining('1 of 2 records left out')]);
});

it.each([
  [{ status: 'draft', item: [fair] }],
  [{ id: 'a', type: 'news', status: 'draft', data: { ...fair, status: 'x' } }],
])('keeps what stands beside a record and marks it: %j', async (entry) => {
  expect((await shown([entry, { title: 'Play' }])).records).toMatchObject([{ title: 'Play' }]);
});
