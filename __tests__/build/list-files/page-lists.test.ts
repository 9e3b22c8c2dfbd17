/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  embeddedPageLists,
  type PageLists,
  writeVersions,
} from '../../../src/build/list-files/page-lists';
import { providerPageLists } from '../../../src/build/list-files/provider-page-lists';
import { listVersion, textVersion } from '../../../src/lib/http/list-version';

jest.setTimeout(60_000);

const root = mkdtempSync(join(tmpdir(), 'page-lists-'));
const content = join(root, 'content');
const now = new Date('2026-11-20T09:00:00+05:30');
cpSync('content/service', join(content, 'service'), { recursive: true });
for (const name of ['site.yaml', 'privacy.yaml']) cpSync(`content/${name}`, join(content, name));
const privacy = readFileSync('content/privacy.yaml', 'utf8');
const news = '/api/news/all/{code}';
const circulars = '/api/circular/all/{code}';
const letters = '/api/message/all/{code}';

afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => writeFileSync(join(content, 'privacy.yaml'), privacy));

const titlesOf = ({ replies }: PageLists, path: string) =>
  (replies[path] as { title: string }[]).map(({ title }) => title);

describe('the embedded service’s lists in built pages', () => {
  it('are those that name no child, with the versions of its own entity tags', () => {
    const lists = embeddedPageLists(content, now);
    expect(Object.keys(lists.replies)).toEqual(expect.arrayContaining([news, circulars, letters]));
    expect(Object.keys(lists.replies).join()).not.toMatch(/topper|birthday/);
    const sent = JSON.stringify(lists.replies[news]);
    expect(lists.versions[news]).toBe(textVersion(sent));
  });

  it('leave out those that the school keeps to its readers’ browsers', () => {
    const kept = `${privacy}\nfetchedOnly: [circulars, albums]\n`;
    writeFileSync(join(content, 'privacy.yaml'), kept);
    const { replies, versions } = embeddedPageLists(content, now);
    for (const paths of [Object.keys(replies), Object.keys(versions)]) {
      expect(paths.join()).not.toMatch(/circular|gallery/i);
      expect(paths).toContain(news);
    }
  });

  it('name no child who was withdrawn', () => {
    const [title = ''] = titlesOf(embeddedPageLists(content, now), news);
    writeFileSync(
      join(content, 'service/news.yaml'),
      `- { title: "Prize for Ishita Negi", date: 2026-11-18, description: Well done. }\n`,
    );
    writeFileSync(
      join(content, 'privacy.yaml'),
      privacy.replace('withdrawn:', 'withdrawn:\n  - name: Ishita Negi'),
    );
    const lists = embeddedPageLists(content, now);
    expect(title).not.toBe('');
    expect(JSON.stringify(lists)).not.toContain('Negi');
    cpSync('content/service/news.yaml', join(content, 'service/news.yaml'));
  });

  it('tell of which lists and for which day the pages are', async () => {
    const lists = embeddedPageLists(content, new Date('2026-11-20T20:00:00Z'));
    await writeVersions(root, lists);
    const written: unknown = JSON.parse(readFileSync(join(root, 'api/versions.json'), 'utf8'));
    // 1:30 in the morning at school.
    expect(written).toEqual({ day: '2026-11-21', versions: lists.versions });
  });
});

it('gives lists another version for each change, and none for the times of files', () => {
  const records = [{ _id: 'a', title: 'One' }];
  const version = listVersion(records);
  expect(listVersion([{ _id: 'a', title: 'One', publishUntil: '2026-12-01' }])).toBe(version);
  expect(listVersion([{ _id: 'a', title: 'Two' }])).not.toBe(version);
  expect(listVersion([...records, ...records])).not.toBe(version);
});

describe('a provider’s lists in built pages', () => {
  let server: Server;
  let answer: (url: string, response: ServerResponse) => void;
  const asked: string[] = [];
  beforeAll((done) => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      answer(url, response);
    }).listen(0, '127.0.0.1', done);
  });
  afterAll((done) => {
    server.closeAllConnections();
    server.close(done);
  });
  beforeEach(() => asked.splice(0));
  /** The same machine by another name. */
  const other = () => `http://localhost:${(server.address() as AddressInfo).port}/`;

  const fetched = async () => {
    const warnings: string[] = [];
    const { port } = server.address() as AddressInfo;
    const base = `http://127.0.0.1:${port}`;
    const tell = (line: string) => warnings.push(line);
    const lists = await providerPageLists(content, base, now, tell, [0, 0]);
    return { lists, warnings };
  };
  const json = (response: ServerResponse, value: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

  it('are asked for by the calls of pages, and read out of their wrappers', async () => {
    answer = (_url, response) => json(response, { data: [{ _id: 'n', title: 'Sports day' }] });
    const { lists, warnings } = await fetched();
    expect(warnings).toEqual([]);
    expect(titlesOf(lists, news)).toEqual(['Sports day']);
    expect(asked.join()).not.toMatch(/topper|birthday/i);
  });

  it('hold the school’s rules: no withdrawn child, and letters without scripts', async () => {
    const html = '<p onclick="x()">Dear parents <script>alert(1)</script></p>';
    answer = (url, response) =>
      json(
        response,
        url.includes('/message/')
          ? [{ _id: 'm', category: 'Manager', message: html }]
          : [{ _id: 'n', title: 'A medal for Akash Reddy' }],
      );
    const { lists } = await fetched();
    expect(JSON.stringify(lists)).not.toContain('Reddy');
    expect(lists.replies[letters]).toEqual([
      expect.objectContaining({ message: '<p>Dear parents </p>' }),
    ]);
  });

  const gzip = { 'content-encoding': 'gzip' };
  it.each([
    ['fails', (to: ServerResponse) => to.writeHead(503).end(), 3, 'it answers with 503'],
    ['asks for patience', (to: ServerResponse) => to.writeHead(429).end(), 1, 'answers with 429'],
    ['sends no list', (to: ServerResponse) => json(to, 'maintenance'), 1, 'it holds no list'],
    ['sends nothing', (to: ServerResponse) => to.writeHead(204).end(), 1, 'empty or is no JSON'],
    ['says "not modified"', (to: ServerResponse) => to.writeHead(304).end(), 1, 'answers with 304'],
    [
      'leads elsewhere',
      (to: ServerResponse) => to.writeHead(302, { location: other() }).end(),
      3,
      'it leads to another origin, http://localhost:',
    ],
    [
      'leads in a circle',
      (to: ServerResponse) => to.writeHead(302, { location: to.req.url }).end(),
      63,
      "it can't be reached (redirect count exceeded)",
    ],
    ['breaks off', (to: ServerResponse) => to.destroy(), 3, "it can't be reached (UND_ERR_SOCKET)"],
    [
      'calls its body compressed',
      (to: ServerResponse) => to.writeHead(200, gzip).end('[]'),
      3,
      "it can't be reached (Z_DATA_ERROR)",
    ],
    [
      'sends without end',
      (to: ServerResponse) => to.end('['.padEnd(5_000_001)),
      3,
      'it is larger than 5 MB',
    ],
    [
      'sends what grows without end',
      (to: ServerResponse) => to.writeHead(200, gzip).end(gzipSync('['.padEnd(5_000_001))),
      3,
      'it is larger than 5 MB',
    ],
  ])(
    'are fetched in the browser alone where it %s, and the log says why',
    async (_what, respond, attempts, why) => {
      answer = (url, response) =>
        url.includes('/news/') ? respond(response) : json(response, [{ _id: 'x', title: 'X' }]);
      const { lists, warnings } = await fetched();
      expect(lists.replies).not.toHaveProperty([news]);
      expect(lists.versions).not.toHaveProperty([news]);
      expect(lists.replies).toHaveProperty([circulars]);
      expect(warnings.join()).toContain(why);
      expect(warnings.join()).toContain('Its page is built without it');
      expect(asked.filter((url) => url.includes('/news/'))).toHaveLength(attempts);
    },
  );
});
