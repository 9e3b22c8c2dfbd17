/** @jest-environment node */
import { join } from 'node:path';
import { cleanUp } from './support/app';
import { liveApp, name, portrait, rewrite, withdrawn } from './support/live-app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(cleanUp);

it('names and shows a child no more once she is withdrawn, without a restart', async () => {
  const live = await liveApp();
  expect(await live.toppers()).toContain(name);
  expect(await live.status(`/api/image/${portrait}`)).toBe(200);
  rewrite(live.privacyFile, withdrawn);
  live.follow();
  expect(await live.toppers()).not.toContain(name);
  expect(await live.status(`/api/image/${portrait}`)).toBe(404);
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
