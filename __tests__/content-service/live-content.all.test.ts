/** @jest-environment node */
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagesNaming } from '../../src/content-service/live-content/keep-following';
import { nameFingerprints } from '../../src/lib/privacy/name-fingerprints';
import { fileFingerprint } from '../../src/lib/privacy/withdrawn';
import { cleanUp } from './support/app';
import { liveApp, name, portrait, rewrite, rules, withdrawn } from './support/live-app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(cleanUp);

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
