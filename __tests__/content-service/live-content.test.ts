/** @jest-environment node */
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stampOf } from '../../src/content-service/live-content/followed-part';
import { pagesNaming } from '../../src/content-service/live-content/keep-following';
import { fileFingerprint } from '../../src/lib/privacy/withdrawn';
import { nameFingerprints } from '../../src/lib/privacy/name-fingerprints';
import { cleanUp, newApp, newFolder } from './support/app';
import { newDataFolder } from './support/data-folder';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(cleanUp);

const name = 'Ishita Negi';
const portrait = 'pictures/people/topper-01.webp';
const rules = (withdrawn = '') =>
  ['birthdays', 'toppers', 'council']
    .map((key) => `${key}: { name: full, picture: photo }\n`)
    .join('') + `albums: { shown: true }\n${withdrawn}`;
const withdrawn = rules(`withdrawn:\n  - { name: ${name} }\n`);

/** An app over a folder of its own, whose looks at the content the test makes. */
async function liveApp() {
  const folder = newFolder();
  copyFileSync('content/site.yaml', join(folder, 'site.yaml'));
  const privacyFile = join(folder, 'privacy.yaml');
  writeFileSync(privacyFile, rules());
  const dataDir = await newDataFolder();
  mkdirSync(join(dataDir, 'pictures/people'));
  copyFileSync(join('content/service', portrait), join(dataDir, portrait));
  const lines: { level: number; msg: string; reason?: string }[] = [];
  let look = () => {};
  const app = await newApp({
    siteFile: join(folder, 'site.yaml'),
    dataDir,
    publicDir: join(folder, 'public'),
    contentChecks: (check) => {
      look = check;
      return () => {};
    },
    logger: {
      level: 'warn',
      stream: { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
    },
  });
  lines.length = 0;
  return {
    app,
    dataDir,
    privacyFile,
    lines,
    /** Twice: a file that is just being written is left alone for one look. */
    follow() {
      look();
      look();
    },
    look: () => look(),
    async toppers() {
      const reply = await app.inject('/api/topper/all/DHS');
      return reply.json<{ name: string }[]>().map((one) => one.name);
    },
    status: async (url: string) => (await app.inject(url)).statusCode,
  };
}

/** Writes a file so that it differs for certain, also on a disk that knows whole seconds alone. */
function rewrite(file: string, text: string): void {
  const before = stampOf(file);
  writeFileSync(file, text);
  while (stampOf(file) === before) writeFileSync(file, text);
}

it('names and shows a child no more once she is withdrawn, without a restart', async () => {
  const live = await liveApp();
  expect(await live.toppers()).toContain(name);
  expect(await live.status(`/api/image/${portrait}`)).toBe(200);
  rewrite(live.privacyFile, withdrawn);
  live.follow();
  expect(await live.toppers()).not.toContain(name);
  expect(await live.status(`/api/image/${portrait}`)).toBe(404);
});

it('leaves a file alone that is being written', async () => {
  const live = await liveApp();
  rewrite(live.privacyFile, withdrawn);
  live.look();
  expect(await live.toppers()).toContain(name);
  live.look();
  expect(await live.toppers()).not.toContain(name);
});

it.each([
  ['gets a fault', 'birthdays: { name: initial, picture: photo }\n'],
  ['is emptied', ''],
  ['is gone', undefined],
])('keeps a child withdrawn when the file of the rules %s, and says so', async (_what, text) => {
  const live = await liveApp();
  rewrite(live.privacyFile, withdrawn);
  live.follow();
  if (text === undefined) rmSync(live.privacyFile);
  else rewrite(live.privacyFile, text);
  live.follow();
  expect(await live.toppers()).not.toContain(name);
  expect(await live.status(`/api/image/${portrait}`)).toBe(404);
  expect(live.lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'the content has faults; what was read before stays',
      reason: expect.stringMatching(/privacy\.yaml:1:\d+: /),
    }),
  ]);
  rewrite(live.privacyFile, rules());
  live.follow();
  expect(await live.toppers()).toContain(name);
});

it('takes a withdrawal over from a file that has a fault elsewhere', async () => {
  const live = await liveApp();
  rewrite(live.privacyFile, `oops: 1\n${withdrawn}`);
  live.follow();
  expect(await live.toppers()).not.toContain(name);
  expect(live.lines.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/privacy\.yaml:1:1: unknown key "oops"/),
  ]);
});

it('follows the lists, keeps them where a new one has a fault, and holds them to new rules', async () => {
  const live = await liveApp();
  const titles = async () =>
    (await live.app.inject('/api/news/all/DHS'))
      .json<{ title: string }[]>()
      .map((one) => one.title);
  const news = join(live.dataDir, 'news.yaml');
  const before = (await live.app.inject('/api/news/all/DHS')).headers.etag;
  rewrite(news, '- { title: New, date: 1 November 2026, description: It is new. }\n');
  live.follow();
  expect(await titles()).toEqual(['New']);
  expect((await live.app.inject('/api/news/all/DHS')).headers.etag).not.toBe(before);
  rewrite(news, '- { title: Newer, date: 31 November 2026, description: It is newer. }\n');
  rewrite(live.privacyFile, withdrawn);
  live.follow();
  expect(await titles()).toEqual(['New']);
  expect(await live.toppers()).not.toContain(name);
  expect(live.lines.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/news\.yaml:1:25: there is no such day as 31 November 2026/),
  );
});

it('keeps the lists while their folder is away, and says so', async () => {
  const live = await liveApp();
  const sent = async () => (await live.app.inject('/api/news/all/DHS')).body;
  const before = await sent();
  renameSync(live.dataDir, `${live.dataDir}-away`);
  live.follow();
  expect(await sent()).toBe(before);
  expect(live.lines).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('the folder is gone') }),
  ]);
  renameSync(`${live.dataDir}-away`, live.dataDir);
  rewrite(
    join(live.dataDir, 'news.yaml'),
    '- { title: New, date: 1 November 2026, description: It is new. }\n',
  );
  live.follow();
  expect(JSON.parse(await sent())).toHaveLength(1);
});

it('shows the photos that come to an album', async () => {
  const live = await liveApp();
  const albums = join(live.dataDir, 'pictures/albums/annual-day');
  const photo = '/api/image/pictures/albums/annual-day/new%20photo%20(1).webp';
  expect(await live.status(photo)).toBe(404);
  mkdirSync(albums, { recursive: true });
  copyFileSync(join('content/service', portrait), join(albums, 'new photo (1).webp'));
  live.follow();
  expect(await live.status(photo)).toBe(200);
});

it('sends no withdrawn document or picture of the built site', async () => {
  const live = await liveApp();
  const folder = join(live.privacyFile, '../public');
  const files = ['papers/result #1.pdf', 'papers/rules.pdf', 'static/9/ishita-negi.webp'];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'a file');
  }
  const statuses = () =>
    Promise.all(files.map((file) => live.status(`/${encodeURI(file).replace('#', '%23')}`)));
  expect(await statuses()).toEqual([200, 200, 200]);
  const entry = `{ name: ${name}, files: ['papers/result #1.pdf'] }`;
  writeFileSync(live.privacyFile, rules(`withdrawn:\n  - ${entry}\n`));
  live.follow();
  expect(await statuses()).toEqual([404, 200, 404]);
});

it('names the pages that still name a withdrawn child until they are built', async () => {
  const live = await liveApp();
  const folder = join(live.privacyFile, '../public');
  mkdirSync(join(folder, 'Toppers'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>Nobody is named here.</p>');
  writeFileSync(join(folder, 'Toppers/index.html'), `<li><b>Ishita</b> Negi</li>`);
  mkdirSync(join(folder, 'papers'));
  for (const file of ['result.pdf', 'other.pdf']) writeFileSync(join(folder, 'papers', file), '');
  expect(await pagesNaming(folder, nameFingerprints(name))).toEqual(['Toppers/index.html']);
  const withdrawn = ['papers/result.pdf'].map(fileFingerprint);
  expect(await pagesNaming(folder, withdrawn)).toEqual(['papers/result.pdf']);
  expect(await pagesNaming(folder, [])).toEqual([]);
  expect(await pagesNaming(join(folder, 'none'), nameFingerprints(name))).toEqual([]);
});
