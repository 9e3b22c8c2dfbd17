/** @jest-environment node */
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import {
  checkLinks,
  type LinkOptions,
  type LinkReport,
} from '../../src/cli/content-links/check-links';
import { runHere } from '../support/run-here';
import { pageHead, removeContent, writeContent } from '../content/content-folder';

const sheet = 'content/papers/school-calendar-2025-2026.pdf';
const asked: string[] = [];
let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    if (url === '/slow') return;
    const status = { '/gone': 410, '/shy': method === 'HEAD' ? 405 : 200, '/login': 403 }[url];
    if (url === '/moved') response.writeHead(301, { location: '/here' }).end();
    else response.writeHead(status ?? 200).end('A page.');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  removeContent();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
afterEach(() => {
  process.exitCode = 0;
  asked.length = 0;
});

/** Looks at such a folder, as a program does. */
async function look(files: Record<string, string | Buffer>, options: Partial<LinkOptions> = {}) {
  const dir = writeContent({ 'papers/form.pdf': readFileSync(sheet), ...files });
  const output: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => output.push(line));
  const usual = { dir, own: false, external: false, json: true, timeoutMs: 2000 };
  await checkLinks({ ...usual, ...options });
  log.mockRestore();
  const text = output.join('\n');
  const report = options.json === false ? undefined : (JSON.parse(text) as LinkReport);
  return { text, report, failed: process.exitCode === 1 };
}

const more = (text: string) => ({
  'pages/more.yaml': `${pageHead('/More')}  - { kind: prose, text: ${JSON.stringify(text)} }\n`,
});
const document = (name: string) => more(`[The form](/papers/${name})`);

it('finds nothing wrong where nothing is', async () => {
  const { report, failed } = await look(document('form.pdf'));
  expect(report).toEqual({ broken: [], documents: [], unused: [] });
  expect(failed).toBe(false);
});

it('names broken links and anchors with their places, and fails', async () => {
  const { report, failed } = await look(
    more('[a](/Fees) and [b](/Fee#late) and [c](/papers/a.pdf)'),
  );
  expect(report?.broken.map(({ file, message }) => [file, message.split(';')[0]])).toEqual([
    ['content/pages/more.yaml', 'no page has the path "/Fees"'],
    ['content/pages/more.yaml', 'the page /Fee has no anchor "#late"'],
    ['content/pages/more.yaml', 'content/papers has no "a.pdf"'],
  ]);
  expect(report?.broken[0]).toMatchObject({ line: 7, column: 27 });
  expect(failed).toBe(true);
});

async function pdf(change: (made: PDFDocument) => void): Promise<Buffer> {
  const made = await PDFDocument.load(readFileSync(sheet), { updateMetadata: false });
  change(made);
  return Buffer.from(await made.save());
}

it('names documents without title, language or text, and those that can’t be read', async () => {
  const empty = await PDFDocument.create();
  empty.addPage();
  const { report, failed } = await look({
    'papers/untitled.pdf': await pdf((made) => made.setTitle('')),
    'papers/mute.pdf': await pdf((made) => made.catalog.delete(PDFName.of('Lang'))),
    'papers/scan.pdf': Buffer.from(await empty.save()),
    'papers/cut.pdf': readFileSync(sheet).subarray(0, 2000),
    'papers/list.pdf': await pdf((made) => made.setTitle('Result of Asha Menon')),
    'privacy.yaml': `birthdays: &form { name: full, picture: photo }
toppers: *form
albums: { shown: true }
council: *form
withdrawn: [{ name: Asha Menon }]
`,
    'papers/hindi.pdf': await pdf((made) =>
      made.catalog.set(PDFName.of('Lang'), PDFString.of('hi-IN')),
    ),
  });
  expect(
    report?.documents.map(({ file, lacks }) => [file, lacks.map((one) => one.split(':')[0])]),
  ).toEqual([
    ['content/papers/cut.pdf', ['it can’t be read']],
    ['content/papers/list.pdf', ['a title that names a withdrawn child']],
    ['content/papers/mute.pdf', ['no language']],
    ['content/papers/scan.pdf', ['no title', 'no language', 'no text']],
    ['content/papers/untitled.pdf', ['no title']],
  ]);
  expect(failed).toBe(false);
});

it('names pictures and documents that nothing names; an album names its folder', async () => {
  const dir = writeContent({ 'papers/form.pdf': readFileSync(sheet), ...document('form.pdf') });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  };
  write('service/albums.yaml', '- { id: day, folder: pictures/albums/day }\n');
  write('service/pictures/albums/day/01.webp', 'picture');
  write('service/pictures/albums/night/01.webp', 'picture');
  write('service/papers/circulars/form.pdf', '%PDF- form');
  write('pictures/alt.yaml', '# What they show.\nspare.webp: Nothing.\n');
  write('pictures/spare.webp', 'picture');
  write('facts/used-DESKTOP-ABC.yaml', 'fine: 10\n');
  write('facts/used.yaml', 'fine: 10\nlate: "{{ used.fine }}"\n');
  write('pictures/mark-mono.svg', '<svg/>');
  write('pictures/named.webp', 'picture');
  write('pages/hostel/boys.md', '![A](named.webp)\n');
  const { output } = await runHere(['links', '--dir', dir, '--json']);
  rmSync(dir, { recursive: true });
  expect((JSON.parse(output) as LinkReport).unused).toEqual([
    'content/pictures/spare.webp',
    'content/facts/used-DESKTOP-ABC.yaml',
    'content/service/pictures/albums/night/01.webp',
    'content/service/papers/circulars/form.pdf',
  ]);
});

describe('other sites', () => {
  const links = (...paths: string[]) => ({
    ...document('form.pdf'),
    'facts/links.yaml': `# ${site}/comment\nall:\n${paths.map((path) => `  - ${path}\n`).join('')}`,
  });

  it('are not asked unless that is wished', async () => {
    const { report } = await look(links(`${site}/gone`));
    expect(report?.external).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('are asked once for each address, and what fails is told with its places', async () => {
    const { report, failed } = await look(
      links(`${site}/ok#part`, `${site}/ok`, `${site}/gone`, `${site}/shy`, `${site}/moved`),
      { external: true },
    );
    expect(report?.external?.told).toEqual([
      {
        url: `${site}/gone`,
        state: 'broken',
        words: 'it answers with 410',
        places: [{ file: 'content/facts/links.yaml', line: 5, column: 5 }],
      },
      expect.objectContaining({
        url: `${site}/moved`,
        state: 'alive',
        words: `leads on to ${site}/here`,
      }),
    ]);
    expect(report?.external?.asked).toBe(4);
    expect(asked.filter((one) => one.endsWith('/ok'))).toEqual(['HEAD /ok']);
    expect(asked).toEqual(expect.arrayContaining(['HEAD /shy', 'GET /shy']));
    expect(asked.join()).not.toContain('comment');
    expect(failed).toBe(true);
  });

  it('may refuse programs without being broken, and example domains are not asked', async () => {
    const { report, failed } = await look(links(`${site}/login`), { external: true });
    expect(report?.external?.told).toMatchObject([
      { state: 'unsure', words: 'it answers programs with 403' },
    ]);
    expect(report?.external?.placeholders.map(({ url }) => url)).toContain('https://a.example');
    expect(failed).toBe(false);
  });

  it('are given up when they don’t answer', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const shut = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    await new Promise((done) => other.close(done));
    const { text, failed } = await look(links(`${site}/slow`, shut), {
      external: true,
      json: false,
      timeoutMs: 300,
    });
    expect(text).toContain(`Broken links to other sites (2)`);
    expect(text).toContain(`content/facts/links.yaml:3:5: ${site}/slow: no reply within 0.3 s`);
    expect(text).toContain(`${shut}: no web server answers there`);
    expect(text).toMatch(/links: 2 broken, 2 addresses of other sites asked$/);
    expect(failed).toBe(true);
  });
});
