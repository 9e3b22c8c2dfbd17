/** @jest-environment node */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { version as own } from '../../package.json';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { findDiagnostics } from '../../src/cli/content-check/find-diagnostics';
import { Draft } from '../../src/cli/content-new/draft';
import { ContentFiles } from '../../src/cli/site-upgrade/content-files';
import { putBack, writeKeeping } from '../../src/cli/site-upgrade/kept-copy';
import { compareVersions } from '../../src/cli/site-upgrade/migration';
import { migrations } from '../../src/cli/site-upgrade/migrations';
import { migrate, upgradeSchool } from '../../src/cli/site-upgrade/upgrade-school';
import { newFolder, removeFolders } from './support/copied-content';

jest.setTimeout(60_000);
afterAll(removeFolders);

const output: string[] = [];
beforeEach(() => {
  output.length = 0;
  process.exitCode = undefined;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
});
afterEach(() => {
  process.exitCode = undefined;
});

const fixtures = join('__tests__', 'fixtures');
const pastVersions = readdirSync(fixtures).flatMap((name) => name.split('content-')[1] ?? []);

/** A school's folder of a version, with the content that was frozen then. */
function schoolOf(version: string): string {
  const folder = join(newFolder(), 'hillview');
  cpSync(join(fixtures, `content-${version}`), join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'school.json'), JSON.stringify({ version }));
  return folder;
}

function textsIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const written = names.filter((name) => /\.(yaml|json|svg|md)$/.test(name)).sort();
  return new Map(written.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const upgrade = (folder: string, undo = false) => upgradeSchool({ folder, undo });

it.each(pastVersions)('takes content of version %s to one without a fault', (version) => {
  const folder = schoolOf(version);
  upgrade(folder);
  const dir = join(folder, 'content');
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
  expect(readFileSync(join(folder, 'school.json'), 'utf8')).toBe(`{\n  "version": "${own}"\n}\n`);
  expect(migrate(new ContentFiles(dir), version, own)).toEqual([]);
});

it('has content of the version before each migration, and no migration of a version to come', () => {
  for (const { version } of migrations) {
    expect(pastVersions.some((past) => compareVersions(past, version) < 0)).toBe(true);
    expect(compareVersions(version, own)).toBeLessThanOrEqual(0);
  }
});

it('gives the colours that were in the code their place in the content', () => {
  const folder = schoolOf('0.1.0');
  upgrade(folder);
  const brand = readFileSync(join(folder, 'content', 'brand.yaml'), 'utf8');
  expect(brand).toContain("colours:\n  main: '#23503D'\n  accent: '#E9A520'\n");
  expect(output).toContain(
    '- The two colours of the site stand in content/brand.yaml, and can be changed there.',
  );
  expect(output).toContain("    +   main: '#23503D'");
});

it('calls the mood of a school its decoration, and keeps what stands beside it', () => {
  const folder = schoolOf('0.2.0');
  const file = join(folder, 'content', 'brand.yaml');
  const colours = readFileSync(file, 'utf8');
  writeFileSync(file, `${colours}mood: plain # no hills\n`);
  upgrade(folder);
  expect(readFileSync(file, 'utf8')).toBe(`${colours}decoration: plain # no hills\n`);
});

it('gives what the code knew of the sample its place in the content, line by line', () => {
  const folder = schoolOf('0.1.0');
  const before = textsIn(folder);
  upgrade(folder);
  const after = textsIn(folder);
  const home = before.get('content/home.yaml') ?? '';
  const link = 'ticker:\n  links:\n    - label: Career\n      to: /Career\n';
  expect(after.get('content/home.yaml')).toBe(home.replace('\nhero:', `\n${link}hero:`));
  expect(after.get('content/site.yaml')).toBe(
    `${before.get('content/site.yaml')}examinations:\n  - class: XII\n    name: ISC\n  - class: X\n    name: ICSE\n`,
  );
});

it('gives records of version 0.2.0 the days and the session that they meant, and tells so', () => {
  const folder = schoolOf('0.2.0');
  upgrade(folder);
  const list = (name: string) => readFileSync(join(folder, 'content', 'service', name), 'utf8');
  expect(list('toppers.yaml')).toMatch(/session: \d{4}-\d{4}/);
  expect(list('toppers.yaml')).not.toContain('sessionsAgo');
  expect(list('news.yaml')).toMatch(/date: 14 November \d{4} # every session/);
  expect(list('events.yaml')).toMatch(/date: \d{1,2} October \d{4}/);
  expect(list('registrations.yaml')).toMatch(/^- title: Registration for session \d{4}-\d{4}$/m);
  expect(output.join('\n')).toContain('Toppers have the session of their examination');
  expect(output.join('\n')).toMatch(/ {4}\+ .*session: \d{4}-\d{4}/);
});

it('keeps the roster of version 0.2.0 as a comment, and tells what to write in its place', () => {
  const folder = schoolOf('0.2.0');
  const name = join(folder, 'content', 'service', 'birthdays.yaml');
  const roster = readFileSync(name, 'utf8');
  upgrade(folder);
  const written = readFileSync(name, 'utf8');
  for (const line of roster.trim().split('\n')) expect(written).toContain(`# ${line}\n`);
  expect(parse(written)).toEqual([]);
  expect(loadDataset(join(folder, 'content', 'service')).birthdays).toEqual([]);
  expect(output.join('\n')).toContain(
    "- Birthdays are those of the school's pupils, which no program",
  );
  expect(output).toContain('    - families:');
  expect(output).toContain('    + []');
});

it('leaves no roster behind that names nobody', () => {
  const folder = schoolOf('0.2.0');
  const name = join(folder, 'content', 'service', 'birthdays.yaml');
  writeFileSync(name, 'classes: []\npictures: []\nfamilies: []\n');
  upgrade(folder);
  expect(readFileSync(name, 'utf8')).not.toContain('families');
  expect(parse(readFileSync(name, 'utf8'))).toEqual([]);
});

it('leaves birthdays alone that are rows already', () => {
  const folder = schoolOf('0.2.0');
  const name = join(folder, 'content', 'service', 'birthdays.yaml');
  const rows = '- { name: Asha Menon, birthday: 5 April } # moved here from another school\n';
  writeFileSync(name, rows);
  upgrade(folder);
  expect(readFileSync(name, 'utf8')).toBe(rows);
});

it('leaves what a school has chosen already', () => {
  const folder = schoolOf('0.1.0');
  const chosen = "colours: { main: '#7A1F3D', accent: '#F2B233' }\n";
  writeFileSync(join(folder, 'content', 'brand.yaml'), chosen);
  upgrade(folder);
  expect(readFileSync(join(folder, 'content', 'brand.yaml'), 'utf8')).toBe(chosen);
});

it('takes the upgrade back, byte for byte', () => {
  const folder = schoolOf('0.1.0');
  const before = textsIn(folder);
  upgrade(folder);
  expect(textsIn(folder)).not.toEqual(before);
  upgrade(folder, true);
  expect(textsIn(folder)).toEqual(before);
  expect(existsSync(join(folder, '.before-upgrade'))).toBe(false);
  expect(() => upgrade(folder, true)).toThrow('there is nothing to take back');
});

it('lets a copy of the folder be seen as it was, and leaves the folder as it is', () => {
  const folder = schoolOf('0.1.0');
  const before = textsIn(folder);
  const none = newFolder();
  putBack(folder, none);
  expect(textsIn(none)).toEqual(new Map());

  upgrade(folder);
  const after = textsIn(folder);
  const copy = newFolder();
  for (const name of ['content', 'school.json']) {
    cpSync(join(folder, name), join(copy, name), { recursive: true });
  }
  putBack(folder, copy);
  expect(textsIn(copy)).toEqual(before);
  expect(textsIn(folder)).toEqual(after);
});

it('takes nothing back that would lose a change', () => {
  const folder = schoolOf('0.1.0');
  upgrade(folder);
  const brand = join(folder, 'content', 'brand.yaml');
  writeFileSync(brand, readFileSync(brand, 'utf8').replace('#E9A520', '#F2B233'));
  const before = textsIn(folder);
  expect(() => upgrade(folder, true)).toThrow(
    'content/brand.yaml was changed since the upgrade; what it was before stands in .before-upgrade',
  );
  expect(textsIn(folder)).toEqual(before);
});

it('leaves what an earlier upgrade kept where a later one fails', () => {
  const folder = schoolOf('0.1.0');
  upgrade(folder);
  writeFileSync(join(folder, 'school.json'), '{ "version": "0.1.0" }');
  const before = textsIn(folder);
  jest.spyOn(Draft.prototype, 'write').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  expect(() => upgrade(folder)).toThrow('the disk is full');
  expect(textsIn(folder)).toEqual(before);
  expect([...before.keys()]).toContain('.before-upgrade/content/home.yaml');
});

it.each([1, 3, 99])('begins anew where it was stopped after %d files', (most) => {
  const folder = schoolOf('0.1.0');
  const before = textsIn(folder);
  const whole = schoolOf('0.1.0');
  upgrade(whole);
  // What a power cut leaves: the copies, and some of the files.
  const after = textsIn(whole);
  const names = [...after.keys()].filter(
    (name) => !name.startsWith('.') && after.get(name) !== before.get(name),
  );
  const texts = new Map(names.map((name) => [name, after.get(name) ?? '']));
  const stopped = join(newFolder(), 'stopped');
  writeKeeping(folder, '0.1.0', texts, () => {
    for (const [name, text] of [...texts].slice(0, most)) writeFileSync(join(folder, name), text);
    cpSync(folder, stopped, { recursive: true });
  });
  const undone = join(newFolder(), 'undone');
  cpSync(stopped, undone, { recursive: true });
  upgrade(undone, true);
  expect(textsIn(undone)).toEqual(before);
  upgrade(stopped);
  expect(output).toContain('What an upgrade had written that was stopped is taken back.');
  expect(textsIn(join(stopped, 'content'))).toEqual(textsIn(join(whole, 'content')));
  upgrade(stopped, true);
  expect(textsIn(stopped)).toEqual(before);
});

it('changes a document and nothing around it', () => {
  const folder = schoolOf('0.1.0');
  const files = new ContentFiles(join(folder, 'content'));
  const before = readFileSync(join(folder, 'content', 'service', 'news.yaml'), 'utf8');
  files.document('service/news.yaml')?.setIn([0, 'title'], 'The hall opens');
  expect(files.changes().get('service/news.yaml')?.after).toBe(
    before.replace('The library opens', 'The hall opens'),
  );
  expect([...files.changes().keys()]).toEqual(['service/news.yaml']);
});

it('changes nothing the second time', () => {
  const folder = schoolOf('0.1.0');
  upgrade(folder);
  const first = textsIn(folder);
  upgrade(folder);
  expect(textsIn(folder)).toEqual(first);
  expect(output.at(-1)).toBe(`hillview: is of version ${own} already`);
});

it('tells of a text that comes every year and named the session of the day', () => {
  const folder = schoolOf('0.2.0');
  const events = join(folder, 'content', 'service', 'events.yaml');
  const welcome = "- { title: 'Welcome to {session}', date: 6 April, description: All come. }\n";
  writeFileSync(events, readFileSync(events, 'utf8') + welcome);
  upgrade(folder);
  expect(output).toContainEqual(
    expect.stringMatching(
      /^content\/service\/events\.yaml:\d+:24: "\{session\}" would be shown as it stands; write/,
    ),
  );
  expect(process.exitCode).toBe(1);
});

it('tells what is left to a person, and ends with status 1', () => {
  const folder = schoolOf('0.1.0');
  const page = join(folder, 'content', 'pages', 'fee.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace('order: 1', 'ordre: 1'));
  upgrade(folder);
  expect(output.join('\n')).toContain('content/pages/fee.yaml:4:1: unknown key "ordre"');
  expect(process.exitCode).toBe(1);
});

it.each([
  ['{ "version": "99.0.0" }', 'The school is of version 99.0.0, this program of'],
  ['{}', 'hillview/school.json names no version; write { "version": "'],
  [
    '<<<<<<< HEAD\n{ "version": "0.1.0" }\n=======\n{ "version": "0.2.0" }\n>>>>>>> one\n',
    'hillview/school.json:1:1: two people changed this at the same time',
  ],
])('refuses %s', (text, message) => {
  const folder = schoolOf('0.1.0');
  writeFileSync(join(folder, 'school.json'), text);
  const before = textsIn(folder);
  expect(() => upgrade(folder)).toThrow(message);
  expect(textsIn(folder)).toEqual(before);
});

it('reads a version behind the mark that Windows puts before a text', () => {
  const folder = schoolOf('0.1.0');
  writeFileSync(join(folder, 'school.json'), '\uFEFF{ "version": "0.1.0" }\r\n');
  upgrade(folder);
  expect(output[0]).toBe(`hillview: from version 0.1.0 to ${own}`);
});

it('names the line of a file that is not valid YAML, and changes nothing', () => {
  const folder = schoolOf('0.1.0');
  const site = join(folder, 'content', 'site.yaml');
  writeFileSync(site, `${readFileSync(site, 'utf8')}<<<<<<< HEAD\n`);
  const before = textsIn(folder);
  expect(() => upgrade(folder)).toThrow(
    /^Correct this first:\nsite\.yaml:\d+:1: two people changed this at the same time/,
  );
  expect(textsIn(folder)).toEqual(before);
});

it('refuses a folder that is no school’s', () => {
  const message = 'has no school.json; name the folder of a school, such as ../hillview';
  expect(() => upgrade(newFolder())).toThrow(message);
});
