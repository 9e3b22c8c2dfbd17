/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, newApp, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(cleanUp);

/** An app of a school whose sessions begin in a month, with a club that meets from January to December. */
function appOf(month: string) {
  const folder = newFolder();
  const site = readFileSync('content/site.yaml', 'utf8').replace(/^sessionFrom:.*\n/m, '');
  writeFileSync(join(folder, 'site.yaml'), `sessionFrom: ${month}\n${site}`);
  const dataDir = newFolder();
  writeFileSync(
    join(dataDir, 'events.yaml'),
    '- { title: Club, description: Chess., date: 2026-01-03, repeats: weekly, repeatsUntil: 2027-12-25 }',
  );
  return newApp({ siteFile: join(folder, 'site.yaml'), dataDir });
}

it('counts the sessions of each app by its own school, in one process', async () => {
  const apps = [await appOf('April'), await appOf('June'), await appOf('January')];
  const firsts = apps.map(async (app) => {
    const reply = await app.inject('/api/events/All/DHS');
    return reply.json<{ date: string }[]>()[0]?.date;
  });
  expect(await Promise.all(firsts)).toEqual(['2026-04-04', '2026-06-06', '2026-01-03']);
});
