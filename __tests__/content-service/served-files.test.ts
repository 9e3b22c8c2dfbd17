/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanUp, newApp } from './support/app';
import { newDataFolder } from './support/data-folder';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(cleanUp);

const item = (title: string, more: string) =>
  `- { title: ${title}, date: 1 November 2026, attachments: [papers/${title}.pdf]${more} }\n`;
const circulars = [
  item('public', ''),
  item('draft', ', draft: true, owner: Office'),
  item('coming', ', publishFrom: 2026-11-14 09:02'),
  item('ending', ', publishUntil: 2026-11-14 09:04'),
  item('ended', ', publishUntil: 2026-11-14 08:59'),
  item('later', '').replace('1 November 2026', '15 November 2026'),
].join('');
const register =
  '- { admission: 2011/0417, name: Asha Menon, file: papers/certificates/e1587e4a.pdf }\n';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
  writeFileSync(join(dataDir, 'circulars.yaml'), circulars);
  writeFileSync(join(dataDir, 'register.yaml'), register);
  const names = ['public', 'draft', 'coming', 'ending', 'ended', 'later', 'unnamed'];
  for (const name of [...names, 'certificates/e1587e4a', 'certificates/unnamed']) {
    const file = join(dataDir, `papers/${name}.pdf`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '%PDF-1.7');
  }
});

/** Which of the documents are sent at a time of 14 November; one app for all times, as a service that goes on. */
async function senderOf(options: { showDrafts?: boolean } = {}) {
  let time = '09:00';
  const now = () => new Date(`2026-11-14T${time}:00+05:30`);
  const app = await newApp({ dataDir, now, ...options });
  return async (at: string): Promise<string[]> => {
    time = at;
    const sent: string[] = [];
    for (const name of ['public', 'draft', 'coming', 'ending', 'ended', 'later', 'unnamed']) {
      const { statusCode } = await app.inject(`/api/image/papers/${name}.pdf`);
      if (statusCode === 200) sent.push(name);
      else expect([name, statusCode]).toEqual([name, 404]);
    }
    return sent;
  };
}

it('sends the files of what is published at the moment, and no other', async () => {
  const sentAt = await senderOf();
  expect(await sentAt('09:00')).toEqual(['public', 'ending']);
  expect(await sentAt('09:03')).toEqual(['public', 'coming', 'ending']);
  expect(await sentAt('09:05')).toEqual(['public', 'coming']);
});

it('sends editors the files of drafts too, and none that nothing names', async () => {
  const sentAt = await senderOf({ showDrafts: true });
  expect(await sentAt('09:00')).toEqual(['public', 'draft', 'coming', 'ending', 'ended']);
});

it('sends no certificate by its path', async () => {
  const app = await newApp({ dataDir });
  for (const name of ['e1587e4a', 'unnamed']) {
    const { statusCode } = await app.inject(`/api/image/papers/certificates/${name}.pdf`);
    expect([name, statusCode]).toEqual([name, 404]);
  }
});
