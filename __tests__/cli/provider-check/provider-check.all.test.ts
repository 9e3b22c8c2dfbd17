/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkProvider } from '../../../src/cli/provider-check/check-provider';
import type { ListReport } from '../../../src/cli/provider-check/report';
import { runHere } from '../../support/run-here';
import { cleanUp, newApp } from '../../content-service/support/app';
import { portOf } from '../../content-service/support/raw';
import { providerLists } from './provider-records';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(120_000);

const site = 'https://www.school.example';
const servers: Server[] = [];

afterEach(() => {
  process.exitCode = 0;
});
afterAll(async () => {
  await cleanUp();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const head = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

/** A provider on this machine, at whose address stands what `answer` gives. */
async function provider(
  answer: (part: string, base: string, request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    const [, , part = ''] = (request.url ?? '').split('/');
    answer(part.replace(/\?.*/, ''), base(), request, response);
  });
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return base();
}

/** What the command finds at an address, and whether it fails. */
async function check(address: string, timeoutMs = 10_000) {
  const output: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => output.push(line));
  await checkProvider({ address, school: 'DHS', site, token: undefined, timeoutMs, json: true });
  log.mockRestore();
  const reports = JSON.parse(output.join('\n')) as ListReport[];
  const lacking = reports.flatMap(({ name, remarks }) =>
    remarks.filter(({ kind }) => kind === 'lacks').map(({ text }) => `${name}: ${text}`),
  );
  const notesOf = (called: string) =>
    reports.find(({ name }) => name === called)?.remarks.map(({ text }) => text) ?? [];
  return { reports, lacking, notesOf, failed: process.exitCode === 1 };
}

it('finds nothing to say of the embedded service but what it leaves to others', async () => {
  const app = await newApp({ allowedOrigins: [site] });
  const { reports, lacking, failed } = await check(`http://127.0.0.1:${await portOf(app)}`);
  expect(reports).toHaveLength(18);
  expect(lacking).toEqual([]);
  expect(failed).toBe(false);
  const notes = reports.flatMap(({ name, remarks }) =>
    remarks.map(({ text }) => `${name}: ${text}`),
  );
  expect(notes.filter((text) => !/of other categories/.test(text))).toEqual([]);
  for (const { name, sent } of reports) expect([name, sent > 0]).toEqual([name, true]);
});

it('shows all that a provider sends in the forms that are usual', async () => {
  const address = await provider((part, base, _, response) => {
    const lists = providerLists(base);
    if (part === 'image') response.writeHead(200, head).end('file');
    else if (part === 'subGallery') {
      const { items } = lists['gallery'] as { items: object[] };
      response.writeHead(200, head).end(JSON.stringify({ data: items[0] }));
    } else response.writeHead(200, head).end(JSON.stringify(lists[part]));
  });
  const { reports, lacking, notesOf, failed } = await check(address);
  expect(lacking).toEqual([]);
  expect(failed).toBe(false);
  for (const { name, sent, shown } of reports) {
    const most = name === 'Principal message' || name === 'Gallery album' ? 1 : 200;
    expect([name, sent, shown]).toEqual([name, most, most]);
  }
  const notes = notesOf('Events list');
  expect(notes).toEqual(
    expect.arrayContaining([
      'the list stands in a wrapper',
      expect.stringMatching(
        /^"date" read otherwise \d+ times, such as .* as "2026-08-15" in record \d+$/,
      ),
      expect.stringMatching(/^not as described \d+ times: "date" must/),
      expect.stringContaining('neither Cache-Control nor ETag'),
    ]),
  );
  expect(notesOf('Toppers list')).toContainEqual(expect.stringMatching(/^it names children; send/));
});

it('tells of results without a rank, of lists that are not read, and where JSON is broken', async () => {
  const topper = { _id: 'a', name: 'Asha', class: 'X', sessionYear: '2025-2026' };
  const bodies: Record<string, string> = {
    topper: JSON.stringify([
      { ...topper, division: '98%' },
      { ...topper, division: 'Rank 1' },
    ]),
    news: JSON.stringify({
      total: 2,
      banners: [{ _id: 'a', title: 'A' }],
      data: [
        { _id: 'b', title: 'B' },
        { _id: 'c', title: 'C', isActive: false },
      ],
    }),
    highlight: JSON.stringify(['a b', 'c', 'c'].map((id, at) => ({ id, title: `Fair ${at}` }))),
    video: '[{ "_id": "a" "date": Nil }]',
    notification: 'Notice: Undefined index in a.php on line 3\n[{ "_id": "a", "title": "A" }]',
  };
  const address = await provider((part, _base, _request, response) => {
    response.writeHead(200, head).end(bodies[part] ?? '[]');
  });
  const { lacking, notesOf } = await check(address);
  expect(notesOf('Toppers list')).toContain('1 with a result of no rank: last, such as "Rank 1"');
  expect(notesOf('News list')).toContain('lists beside it are not read: "banners" (1)');
  expect(notesOf('News list')).toContain(
    '1 of 2 records left out: marked as not to be shown, such as by "isActive": false',
  );
  expect(notesOf('Highlight list')).toEqual(
    expect.arrayContaining([
      'the id "a b" fits no address: letters, digits, - and _, up to 64',
      '1 with the id of another: one address for all of them',
    ]),
  );
  expect(notesOf('Notification list')).toContainEqual(
    expect.stringMatching(/^it is read, but it is no plain JSON: "Notice: Undefined/),
  );
  expect(lacking).toEqual([expect.stringMatching(/^Video list: it is no JSON: .*N/)]);
});

it('names what a page would lack, with the reason', async () => {
  const good = { _id: 'a', title: 'Fair', date: '2026-08-15', category: 'Circular' };
  const bodies: Record<string, string> = {
    news: '<!doctype html><p>Sign in</p>',
    circular: JSON.stringify({ total: 50, data: [{ ...good, attachments: ['papers/gone.pdf'] }] }),
    events: JSON.stringify({ data: null, message: 'No such school' }),
    Events: JSON.stringify([good, null, { ...good, date: 'soon' }]),
    gallery: JSON.stringify([
      { ...good, category: 'PhotoGallery' },
      { ...good, _id: 'a b', category: 'PhotoGallery', attachments: ['../x'] },
    ]),
    video: JSON.stringify([{ ...good, videoUrl: '<iframe></iframe>' }]),
  };
  const address = await provider((part, _base, _request, response) => {
    // One list never comes, one may be read by no page, and one is not there.
    if (part === 'topper') return;
    const status = part === 'image' || part === 'highlight' ? 404 : 200;
    response.writeHead(status, part === 'birthdays' ? {} : head).end(bodies[part] ?? '[]');
  });
  const { lacking, notesOf, failed } = await check(address, 500);
  expect(failed).toBe(true);
  expect(lacking).toEqual([
    'News list: it is no JSON: a page of HTML, such as a log-in or an error: "<!doctype html><p>Sign in</p>"',
    'Home events: it holds no list, but says "No such school"; send [ … ], or { "data": [ … ] }',
    'Events list: it holds no list, but says "No such school"; send [ … ], or { "data": [ … ] }',
    'Calendar entries: 1 record left out: no record, such as null in record 2',
    'Calendar entries: 1 record left out: "date" can\'t be read, such as "soon" in record 3',
    'Circular list: only 1 of 50 came; the site asks for one page alone',
    `Circular list: its file ${address}/api/image/papers/gone.pdf answers with 404`,
    'Home gallery: "attachments" left out once, such as ["../x"] in record 2',
    'Gallery list: "attachments" left out once, such as ["../x"] in record 2',
    'Home toppers: no reply within 0.5 s',
    'Toppers list: no reply within 0.5 s',
    `Birthday list: browsers keep it from the site's pages: Access-Control-Allow-Origin is missing, not ${site}`,
    'Highlight list: it answers with 404',
    expect.stringMatching(
      /^Video list: 1 record left out: "videoUrl" can't be read, such as "<iframe/,
    ),
    'Gallery album: the id "a b" fits no address: letters, digits, - and _, up to 64',
  ]);
  expect(notesOf('Alumni list')).toContain('nothing to show: its page has placeholders');
});

it('tells of the other lists where one reply can’t be read', async () => {
  const deep = `[{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`;
  const address = await provider((part, _base, _request, response) =>
    response.writeHead(200, head).end(part === 'news' ? deep : '[]'),
  );
  const { reports, lacking } = await check(address);
  expect(lacking.filter((line) => line.startsWith('News list'))).toEqual([
    'News list: it is no JSON: more than a thousand brackets stand within each other',
  ]);
  expect(reports).toHaveLength(18);
});

it('asks for an address, and for a code where no content says it', async () => {
  const none = await runHere(['provider']);
  expect(none.status).toBe(2);
  expect(none.errorOutput).toContain('Write the address of one provider, such as https://');
  const env = { CONTENT_DIR: '/nowhere' };
  const nobody = await runHere(['provider', 'https://api.provider.example'], env);
  expect(nobody.errorOutput).toContain('--school: there is no site.yaml that says the code');
});

it('tells a person what it found', async () => {
  const address = await provider((_part, _base, _request, response) => {
    response.writeHead(200, head).end('[{"_id":"a","title":"\\u001b[31mFair"}]');
  });
  const { status, output, errorOutput } = await runHere(['provider', address, '--school', 'ABC']);
  expect({ status, errorOutput }).toEqual({ status: 1, errorOutput: '' });
  expect(output).toContain(`News list  ${address}/api/news/all/ABC\n  1 of 1 record shown\n`);
  expect(output).toContain(
    'LACKS 1 record left out: "date" can\'t be read, such as nothing in record 1',
  );
  expect(output).not.toContain('\u001b[31m');
  expect(output).toMatch(/18 calls: the pages lack something of .*Calendar entries/);
});
