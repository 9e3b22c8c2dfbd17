import { listVersion } from '../../../../src/lib/http/list-version';
import allowedReply from '../../../../src/lib/http/provider-reply/allowed-reply';

const fair = { id: 'a', title: 'Fair', date: '2026-11-14', attachments: [] };
const drill = { id: 'b', title: 'Drill', date: '/Date(1795458600000+0530)/', attachments: [] };

async function listOf(list: string, records: unknown): Promise<unknown[]> {
  const rules = { path: `/api/${list}/all/{code}`, base: '', policy: '', day: '2026-11-28' };
  return (await allowedReply(records, rules)) as unknown[];
}
const versionOf = async (list: string, ...records: readonly unknown[]) =>
  listVersion(await listOf(list, records));

it.each(['news', 'events', 'video'])(
  'takes %s of another order and other ids for the same list',
  async (list) => {
    const version = await versionOf(list, fair, drill);
    expect(await versionOf(list, { ...drill, id: 'c' }, { ...fair, id: 'd' })).toBe(version);
    expect(await versionOf(list, fair, { ...drill, title: 'Fire drill' })).not.toBe(version);
    expect(await versionOf(list, fair)).not.toBe(version);
    expect(await versionOf(list, fair, drill, drill)).not.toBe(version);
  },
);

it.each(['circular', 'gallery'])('minds the ids of %s, which links lead to', async (list) => {
  const version = await versionOf(list, fair, drill);
  expect(await versionOf(list, drill, fair)).toBe(version);
  expect(await versionOf(list, { ...fair, id: 'c' }, drill)).not.toBe(version);
});

it('minds the order of what has no day', async () => {
  const [one, two] = ['Admission', 'Career'].map((title) => ({ id: title, title }));
  for (const list of ['highlight', 'news'])
    expect(await versionOf(list, one, two)).not.toBe(await versionOf(list, two, one));
});

it('leaves the list itself as it was sent', async () => {
  const list = await listOf('news', [fair, drill]);
  expect(list).toMatchObject([
    { _id: 'a', title: 'Fair' },
    { _id: 'b', title: 'Drill' },
  ]);
  expect(Object.keys(list)).toEqual(['0', '1']);
});
