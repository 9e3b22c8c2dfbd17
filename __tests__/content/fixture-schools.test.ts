/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { codePaths } from '../../src/content/code-paths';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { loadContent } from '../../src/content/load';
import { buildMenu } from '../../src/content/menu';
import { buildApp } from '../../src/content-service/build-app';
import { dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { frozenClock } from '../../src/content-service/school-year/clock';
import { sampleCodes, sampleWords } from '../support/sample-words';

const schools = '__tests__/fixtures/schools';
const folderOf = (name: string) => join(schools, name, 'content');

const load = (name: string) =>
  loadContent({
    contentDir: folderOf(name),
    blocks: blockRegistry,
    codePaths,
  });

const textsOf = (name: string) =>
  readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md|svg)$/.test(file))
    .map((file) => readFileSync(join(folderOf(name), file), 'utf8'))
    .join('\n');

describe.each([
  ['pune-day-school', 20],
  ['small-primary', 11],
])('%s', (name, count) => {
  it('loads without a diagnostic, with all its lists', () => {
    const { diagnostics } = load(name);
    const inService = dataDiagnostics(join(folderOf(name), 'service'));
    expect([...diagnostics, ...inService].map(formatDiagnostic)).toEqual([]);
  });

  it('has its few pages, and a menu of groups that lead somewhere', () => {
    const { content } = load(name);
    if (!content) throw new Error('it could not be loaded');
    // The front page has a file of its own.
    expect(content.pages.length + 1).toBe(count);
    const menu = buildMenu(content.navigation, content.pages);
    expect(menu.map((group) => group.name)).not.toContain('Hostel');
    for (const { path, pages } of menu) expect(path ?? pages[0]?.path).toBeDefined();
  });

  it('says nothing that the sample school says', () => {
    const texts = textsOf(name);
    expect(sampleWords().filter((word) => texts.includes(word))).toEqual([]);
    expect(sampleCodes.exec(texts)).toBeNull();
  });
});

/** What the service of a school answers to a call. */
async function sentBy(name: string, code: string, call: string): Promise<string> {
  const dir = folderOf(name);
  const app = await buildApp({
    dataDir: join(dir, 'service'),
    siteFile: join(dir, 'site.yaml'),
    databaseUrl: 'file::memory:',
    preparePictures: false,
    now: frozenClock('2026-11-14T09:00:00+05:30'),
  });
  const { body } = await app.inject({ url: `/api/${call}/${code}` });
  await app.close();
  return body;
}

it('names sessions as the school counts them', async () => {
  expect(await sentBy('small-primary', 'BCP', 'news/all')).toContain('Children of 2026 plant');
  expect(await sentBy('small-primary', 'BCP', 'highlight')).toContain('Joining for 2027 in');
  expect(await sentBy('pune-day-school', 'TLS', 'highlight')).toContain('for 2027-2028 from');
});

it('sends the birthdays of the day as each school lets them be shown', async () => {
  expect(JSON.parse(await sentBy('small-primary', 'BCP', 'birthdays'))).toEqual([
    expect.objectContaining({ name: 'Nila Chacko', class: '2' }),
  ]);
  // Of two pupils of that day one is withdrawn; the school names none in this list.
  expect(JSON.parse(await sentBy('pune-day-school', 'TLS', 'birthdays'))).toEqual([
    expect.objectContaining({ name: 'A student', class: 'LKG', attachments: [] }),
  ]);
});
