/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppOptions } from '../../src/content-service/app-options';
import { DatasetError, loadDataset } from '../../src/content-service/dataset/dataset';
import { cleanUp, newApp, newFolder } from './support/app';
import { newDataFolder } from './support/data-folder';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

const news = `
- { title: Always, date: 1 November 2026, description: It is there. }
- { title: Draft, date: 1 November 2026, description: Not yet., draft: true, owner: School office }
- { title: Coming, date: 1 November 2026, description: Soon., publishFrom: 2026-11-14 09:02 }
- { title: Ending, date: 1 November 2026, description: Now., publishUntil: 2026-11-14 09:04 }
`;

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
  writeFileSync(join(dataDir, 'news.yaml'), news);
});
afterAll(cleanUp);

/** An app whose clock the test moves: '09:02' is that minute of 14 November at school. */
async function appAt(time: string, options: AppOptions = {}) {
  let now = time;
  const clock = () => new Date(`2026-11-14T${now}+05:30`);
  const app = await newApp({ dataDir, now: clock, ...options });
  return {
    goTo: (later: string) => (now = later),
    async news() {
      const reply = await app.inject('/api/news/all/DHS');
      const records = reply.json<Record<string, unknown>[]>();
      return { titles: records.map(({ title }) => title).sort(), records, headers: reply.headers };
    },
    app,
  };
}

it('lists what is published, and changes at the minute of each item', async () => {
  const service = await appAt('09:00:00');
  expect((await service.news()).titles).toEqual(['Always', 'Ending']);
  service.goTo('09:01:59');
  expect((await service.news()).titles).toEqual(['Always', 'Ending']);
  service.goTo('09:02:00');
  expect((await service.news()).titles).toEqual(['Always', 'Coming', 'Ending']);
  service.goTo('09:04:00');
  expect((await service.news()).titles).toEqual(['Always', 'Coming']);
});

it('says when a list changes, and lets no browser keep it for longer', async () => {
  const service = await appAt('08:00:00');
  const caching = async () => {
    const { headers } = await service.news();
    return [headers['cache-control'], headers['changes-at']];
  };
  expect(await caching()).toEqual(['private, max-age=300', '2026-11-14T03:32:00.000Z']);
  service.goTo('09:01:15.500');
  expect(await caching()).toEqual(['private, max-age=44', '2026-11-14T03:32:00.000Z']);
  service.goTo('09:05:00');
  // What has a day comes out as it begins at school.
  expect(await caching()).toEqual(['private, max-age=300', '2026-11-14T18:30:00.000Z']);
  service.goTo('23:59:30');
  expect(await caching()).toEqual(['private, max-age=30', '2026-11-14T18:30:00.000Z']);
});

it('tells nobody who looks after an item', async () => {
  const person = 'title: A line, name: T. Wangdi, designation: Glaciologist, batch: ISC 2012';
  const kept = 'owner: School office, publishFrom: 2026-11-01, draft: false';
  writeFileSync(join(dataDir, 'testimonials.yaml'), `- { ${person}, ${kept} }\n`);
  const { app } = await appAt('09:03:00');
  const { body } = await app.inject('/api/testimonials/DHS');
  expect(body).toContain('T. Wangdi');
  expect(body).not.toMatch(/School office|publish|draft/i);
});

it('shows editors what is not published, marked', async () => {
  const service = await appAt('09:00:00', { showDrafts: true });
  const { titles, records } = await service.news();
  expect(titles).toEqual(['Always', 'Draft: Coming', 'Draft: Draft', 'Ending']);
  expect(JSON.stringify(records)).not.toContain('School office');
});

it('gives no certificate that is not published', async () => {
  const register = (more: string) =>
    `- { admission: A/1, name: Aarohi Bhandari, file: papers/certificates/a.pdf${more} }\n`;
  const ask = async (text: string) => {
    writeFileSync(join(dataDir, 'register.yaml'), text);
    const { app } = await appAt('09:00:00');
    const payload = { admission: 'A/1', name: 'Aarohi Bhandari' };
    return (await app.inject({ method: 'POST', url: '/api/tc/DHS', payload })).statusCode;
  };
  expect(await ask(register(''))).toBe(200);
  expect(await ask(register(', publishUntil: 2026-11-13'))).toBe(404);
});

it('refuses an item that ends before it begins', () => {
  const folder = newFolder();
  const text =
    '- { title: A, date: 1 May 2026, description: B, publishFrom: 2026-12-01, publishUntil: 2026-11-01 }';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'news.yaml'), text);
  let told: string[] = [];
  try {
    loadDataset(folder);
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    told = error.diagnostics.map(({ file, line, column, message }) =>
      file.endsWith('news.yaml') ? `${line}:${column}: ${message}` : '',
    );
  }
  expect(told).toContain(
    '1:88: "publishUntil" is 2026-11-01, and "publishFrom" 2026-12-01; write an end that is later, or remove one of them',
  );
});
