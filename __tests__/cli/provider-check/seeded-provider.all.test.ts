/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { albumCall } from '../../../src/features/gallery/gallery.queries';
import { readAlbum } from '../../../src/features/gallery/gallery.schema';
import { configureClient } from '../../../src/lib/http/client-config';
import { plainReply } from '../../../src/lib/http/provider-reply/allowed-reply';
import { listIn } from '../../../src/lib/http/provider-reply/reply-list';
import { readList } from '../../../src/lib/http/read-record';
import { checkedLists } from '../../../src/cli/provider-check/checked-lists';
import { checkProvider } from '../../../src/cli/provider-check/check-provider';
import type { ListReport } from '../../../src/cli/provider-check/report';
import { type SeededList, seededLists } from './seeded-provider';

const seeds = [1, 26, 2026];
const partOf = (path: string) => path.split('/')[2] ?? '';

/** The list of a call. Throws where none was seeded. */
function listFor(lists: Readonly<Record<string, SeededList>>, path: string): SeededList {
  const list = lists[partOf(path)];
  if (!list) throw new Error(`nothing is seeded for ${path}`);
  return list;
}

describe.each(seeds)('what a provider sends, seed %i', (seed) => {
  const base = 'https://erp.example';
  const lists = seededLists(base, seed);

  it.each(checkedLists)('is read record by record as is right: $call.name', ({ call, read }) => {
    configureClient({ baseUrl: base });
    const { reply, shown } = listFor(lists, call.path);
    const json: unknown = JSON.parse(JSON.stringify(reply));
    const records = readList(listIn(plainReply(json, call.path, base)) ?? [], read);
    // A reader may show more than was sent: fields that a provider lacks are empty.
    expect(records).toMatchObject(shown);
    expect(shown.length).toBeGreaterThan(80);
  });
});

const servers: Server[] = [];
afterEach(() => {
  process.exitCode = 0;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A provider that sends the lists of a seed; gives its address. */
async function provider(seed: number): Promise<string> {
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const head = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  let lists: ReturnType<typeof seededLists> | undefined;
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, head);
    const [path = '', query = ''] = url.split('?');
    if (partOf(path) === 'image') return void response.end('file');
    lists ??= seededLists(base(), seed);
    if (partOf(path) !== 'subGallery') {
      return void response.end(JSON.stringify(listFor(lists, path).reply));
    }
    const id = new URLSearchParams(query).get('id');
    const albums = listIn(listFor(lists, '/api/gallery').reply) ?? [];
    const found = albums.find(
      (one) => readAlbum(plainReply(one, albumCall.path, base()))?.id === id,
    );
    response.end(JSON.stringify({ data: found }));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return base();
}

/** What a report tells of fields and records, counted: 'normalized date' 40. */
function toldIn({ remarks }: ListReport): Record<string, number> {
  const number = (written = '') => (written === 'once' ? 1 : Number.parseInt(written, 10));
  const found = remarks.flatMap(({ text }): [string, number][] => {
    const [, records, needed = ''] =
      /^(\d+) records? left out: (?:"(\w+)" can't be read|no record), such as/.exec(text) ?? [];
    if (records) return [[`record ${needed}`, Number(records)]];
    const [, field = '', how = '', times] =
      /^"(\w+)" (left out|read otherwise) (once|\d+ times), such as/.exec(text) ?? [];
    return field
      ? [[`${how === 'left out' ? 'field' : 'normalized'} ${field}`, number(times)]]
      : [];
  });
  return Object.fromEntries(found);
}

it('tells what is dropped and normalized as often as it was seeded', async () => {
  const [seed = 1] = seeds;
  const address = await provider(seed);
  const output: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => output.push(line));
  const options = { school: 'DHS', site: '', token: undefined, timeoutMs: 10_000, json: true };
  await checkProvider({ address, ...options });
  log.mockRestore();
  const reports = JSON.parse(output.join('\n')) as ListReport[];
  const lists = seededLists(address, seed);
  const expected = checkedLists.map(({ call, category }) => {
    const { shown, told } = listFor(lists, call.path);
    const onPage = shown.filter((one) => category === undefined || one.category === category);
    return { name: call.name, sent: 200, shown: onPage.length, told };
  });
  expect(
    reports.slice(0, -1).map((report) => {
      const { name, sent, shown } = report;
      return { name, sent, shown, told: toldIn(report) };
    }),
  ).toEqual(expected);
  expect(reports.at(-1)).toMatchObject({ name: 'Gallery album', sent: 1, shown: 1 });
  expect(process.exitCode).toBe(1);
});
