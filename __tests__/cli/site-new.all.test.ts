/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { blockRegistry } from '../../src/blocks/schemas';
import { codePaths } from '../../src/content/code-paths';
import { loadContent } from '../../src/content/load';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { findDiagnostics } from '../../src/cli/content-check/find-diagnostics';
import { findStale } from '../../src/cli/content-stale/find-stale';
import { levelsOf, rangeOf } from '../../src/cli/site-new/class-levels';
import { parseClasses } from '../../src/cli/site-new/class-names';
import { sessionAt } from '../../src/cli/site-new/content-files';
import { drawLogo, initialsOf } from '../../src/cli/site-new/draw-logo';
import { drawPictures } from '../../src/cli/site-new/draw-pictures';
import type { makeSchool as MakeSchool } from '../../src/cli/site-new/make-school';
import { answersOf, questions } from '../../src/cli/site-new/ask-answers';
import { smarten } from '../../src/content/typography';
import { routes } from '../e2e/support/routes';
import { newFolder, removeFolders } from './support/copied-content';

// The pictures follow from colours and levels alone, and take half of the time: each set is drawn once.
const drawnPictures = new Map<string, ReturnType<typeof drawPictures>>();
jest.doMock('../../src/cli/site-new/draw-pictures', () => ({
  drawPictures: (...given: Parameters<typeof drawPictures>) => {
    const drawn = drawnPictures.get(JSON.stringify(given)) ?? drawPictures(...given);
    drawnPictures.set(JSON.stringify(given), drawn);
    return drawn;
  },
}));

jest.setTimeout(120_000);
let makeSchool: typeof MakeSchool;
/** The folder of a school with the answers below, which no test changes. */
let plainSchool: string;
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  ({ makeSchool } = await import('../../src/cli/site-new/make-school'));
  plainSchool = await school();
});
afterAll(removeFolders);

const hillview = {
  name: 'Hillview School',
  shortName: 'Hillview',
  street: '12 Garden Road',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  board: 'ICSE/ISC',
  classes: ['Nursery', 'LKG', 'UKG', 'I to XII'],
  founded: 1998,
  colours: { main: '#7A1F3D', accent: '#F2B233' },
  phone: '+91 00000 00003',
  email: 'office@hillview.example',
  siteUrl: 'https://www.hillview.example',
};

/** Makes a school with these answers; gives its folder. */
async function school(answers: object = {}): Promise<string> {
  const office = newFolder();
  writeFileSync(join(office, 'a.yaml'), stringify({ ...hillview, ...answers }));
  const folder = join(office, 'school');
  await makeSchool({ folder, from: join(office, 'a.yaml') });
  return folder;
}

/** What a folder's content is when it is loaded, which must be without a fault. */
const contentOf = (folder: string) => {
  const contentDir = join(folder, 'content');
  const loaded = loadContent({ contentDir, blocks: blockRegistry, codePaths });
  expect(loaded.diagnostics).toEqual([]);
  return loaded;
};

const textsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|yml|md|json|svg)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

it('takes the motto of a school in any language, whose script says which one it is', async () => {
  const folder = await school({ motto: 'വിദ്യാധനം സർവ്വധനാൽ പ്രധാനം' });
  expect(contentOf(folder).content?.site.motto).toEqual({ text: 'വിദ്യാധനം സർവ്വധനാൽ പ്രധാനം' });
});

it('writes a whole school, without a fault, with every address of the specification', async () => {
  const folder = plainSchool;
  expect(findDiagnostics({ dir: join(folder, 'content'), own: true }).diagnostics).toEqual([]);
  const { content, leftOut: drafts } = contentOf(folder);
  const pages = content?.pages ?? [];
  const shown = pages.map(({ path, title, kind, menu }) => ({ path, title, kind, menu }));
  const whole = routes.filter(({ path }) => path !== '/' && path !== '/Accessibility');
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  expect([...shown, ...drafts].map(({ path }) => path).sort()).toEqual(
    whole.map(({ path }) => path).sort(),
  );
  // The menu has what is written: lists without items and drafts are not in it.
  expect(shown.filter(({ menu }) => menu).sort(byPath)).toEqual(
    whole
      .filter(({ path }) => ['/ContactUs', '/Criteria', '/SchoolCalendar'].includes(path))
      .sort(byPath),
  );
  const { news, toppers, birthdays } = loadDataset(join(folder, 'content', 'service'));
  expect([news, toppers, birthdays]).toEqual([[], [], []]);
  for (const name of [
    'README.md',
    'school.json',
    'school.mjs',
    'package.json',
    '.github/workflows/publish.yml',
    '.github/workflows/review.yml',
  ]) {
    expect(existsSync(join(folder, name))).toBe(true);
  }
  for (const name of readdirSync(join(folder, '.github', 'workflows'))) {
    expect(parse(readFileSync(join(folder, '.github', 'workflows', name), 'utf8'))).toBeTruthy();
  }
});

it.each(['criteria', 'icse-criteria', 'isc-criteria'])(
  'leads from its page %s to a message about admission',
  (name) => {
    const text = readFileSync(join(plainSchool, `content/pages/${name}.yaml`), 'utf8');
    expect(text.match(/\/ContactUs[^)\s]*/g)).toEqual(
      Array(2).fill('/ContactUs?subject=admission'),
    );
  },
);

it('takes no word from the sample school', () => {
  const texts = textsOf(plainSchool);
  const words = /deodar|dehradun|uttarakhand|pathdeep|himalaya|\bDHS\b|00000 0000[01]|248001/i;
  expect(texts).not.toMatch(words);
  expect(texts).not.toMatch(/#23503D|#E9A520|9,?800|10,?200|14,?200|4,?000\b|1983|January 1990/i);
  for (const list of ['toppers', 'messages', 'testimonials', 'register']) {
    const items = parse(readFileSync(`content/service/${list}.yaml`, 'utf8')) as { name: string }[];
    for (const { name } of items) expect(texts).not.toContain(name);
  }
});

it('lists every blank as to do', () => {
  const folder = plainSchool;
  const found = findStale(join(folder, 'content'), Date.now());
  const { content, leftOut } = contentOf(folder);
  expect(leftOut.length).toBeGreaterThan(25);
  expect(JSON.stringify(content?.pages)).not.toMatch(/The school (will|may) /);
  // Whoever changes pages finds them by their titles.
  const result = readFileSync(join(folder, 'content/pages/icse-result.yaml'), 'utf8');
  expect(result).toMatch(/^title: '?ICSE Result'?$/m);
  const named = found.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(leftOut.map(({ path }) => path)));
  const todo = readFileSync(join(folder, 'TO-DO.md'), 'utf8');
  expect(todo.match(/^- \[ \] /gm)).toHaveLength(found.length + 3);
  const order = ['fee-structure', 'criteria', 'timings', 'uniform', 'founder'];
  const places = order.map((page) => todo.indexOf(`pages/${page}.yaml`));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(todo).toMatch(/crest .* `mark-mono\.svg`/);
  expect(todo).toContain(
    '- [ ] `content/pages/timings.yaml`: Write the hours of school and office',
  );
});

it.each(['CBSE', 'State'])('names no page of a %s school by another board', async (board) => {
  const folder = await school({ board });
  expect(textsOf(folder)).not.toMatch(/\/I(SC|CSE)/);
  expect(readdirSync(join(folder, 'content/pages')).join()).not.toMatch(/icse|isc-/);
  const { content, leftOut } = contentOf(folder);
  const { pages = [], site, home } = content ?? {};
  expect(pages.length + leftOut.length).toBe(routes.length - 2);
  expect(site?.examinations).toMatchObject([
    { name: 'Class\u00a0XII', page: '/ClassXIIToppers' },
    { name: 'Class\u00a0X', page: '/ClassXToppers' },
  ]);
  // The page is a draft, to which nothing leads.
  expect(home?.levels?.items.at(-1)?.link).toBeUndefined();
});

it('hides what a school without those classes has no use for', async () => {
  const folder = await school({ board: 'CBSE', classes: 'Junior KG, Senior KG, 1 - 8' });
  const { content, leftOut } = contentOf(folder);
  for (const path of ['/ClassXICriteria', '/ClassXIIResult', '/ClassXResult']) {
    expect(leftOut.map((page) => page.path)).toContain(path);
  }
  expect(content?.pages.filter(({ path }) => path.includes('Toppers'))).toEqual([]);
  expect(content?.pages.filter(({ menu }) => menu === 'Results')).toEqual([]);
  expect(content?.home.levels?.items.map(({ name }) => name)).toEqual([
    'Pre-primary',
    'Primary',
    'Middle',
  ]);
  expect(content?.pages.filter(({ title }) => /ISC|ICSE/.test(title))).toEqual([]);
  expect(content?.home.about?.figures).toEqual([
    { value: '1998', label: 'the year in which we opened' },
    { value: '10', label: 'classes, Junior KG to class\u00a0VIII' },
  ]);
});

it.each([
  ['quotes and a colon', `St. Mary's "Hill": the school`],
  ['a number sign', '# 1 School, no. #2'],
  ['Devanagari', 'हिमालय विद्यालय'],
  ['emoji', '🌱 Green & Growing 🏫'],
  ['words of YAML', 'yes: no, null - {a}, 007'],
  ['marks of Markdown', '*Star* _School_ - 1. First'],
])('takes a name with %s', async (_, name) => {
  const folder = await school({ name, shortName: name, street: name });
  const shown = smarten(name);
  expect(contentOf(folder).content?.site).toMatchObject({
    name: shown,
    address: { lines: [shown, shown] },
  });
  const logo = await sharp(join(folder, 'content/pictures/mark.svg')).metadata();
  expect(logo.format).toBe('svg');
});

it.each([
  [
    'the longest',
    'Shree '.repeat(20).trim().padEnd(120, '!'),
    'Thiruvananthapuram North and South!',
  ],
  ['the shortest', 'DPS', 'Goa'],
])(
  'has no description that is too long or too short with %s name and city',
  async (_, name, city) => {
    const folder = await school({ name, shortName: 'Shree', city, board: 'ICSE/ISC' });
    expect(contentOf(folder).content?.site.name).toBe(name);
  },
);

it('refuses a city that is too long', async () => {
  await expect(school({ city: 'Pune '.repeat(13).trim() })).rejects.toThrow(
    'it has 64 characters; write 60 at most',
  );
});

it.each([
  ['Hillview', 'https://www.hillview.example', 'HILLVIEW'],
  ['École São José', 'https://www.jose.example', 'ECOLESAOJOSE'],
  ['हिमालय', 'https://www.himalaya-school.example', 'HIMALAYA7D0E'],
  ['हिमालय', 'https://www.himalaya-school-goa.example', 'HIMALAYA494D'],
  ['St. मैरी', 'https://st.example', 'STEXAMPLE'],
])('gives %s at %s a code of its own', async (shortName, siteUrl, code) => {
  const folder = await school({ shortName, siteUrl });
  expect(contentOf(folder).content?.site).toMatchObject({ code });
});

it.each([
  [
    { colours: { main: 'blurple', accent: '#F2B233' } },
    /a\.yaml:\d+:9: "blurple" is not a colour; write # and six digits/,
  ],
  [
    { colours: { main: '#FFFF00', accent: '#FFFFFF' } },
    /a\.yaml:\d+:9: these colours can’t be read .*; the nearest .* are main: '#6B6B00'/,
  ],
  [{ colours: { main: null, accent: '#F2B233' } }, /a\.yaml:\d+:3: "main" has no value/],
  [
    { siteUrl: 'https://hill.example/~office' },
    /a\.yaml:\d+:10: a site can't stand at "\/~office": name its folder in letters/,
  ],
  [{ classes: 'Nursery, Class XV' }, /a\.yaml:\d+:10: "Class XV" is no class; did you mean "IV"\?/],
  [{ classes: 'X to I' }, /"X to I" ends before it begins; write the lower class first/],
  [{ classes: 'Bridge to X' }, /name the classes before I one by one: Nursery, LKG, UKG, I to X/],
  [{ postcode: '41100' }, /"41100" is no PIN code; write its six digits, such as 411001/],
  [{ fees: 'ask us' }, /"ask us" tells no fee; write classes and rupees like I to V: 30,000/],
  [{ board: 'CSBE' }, /a\.yaml:\d+:8: unknown board "CSBE"; did you mean "CBSE"\?/],
  [{ phone: 'call us' }, /"call us" is not a phone number; write it like \+91 00000 00000/],
  [{ siteUrl: 'hillview' }, /"hillview" is not a web address/],
  [{ name: 'A {{ site.email }} school' }, /write one line of words, without \{\{/],
  [{ moto: 'Lux' }, /unknown key "moto"; did you mean "motto"\?/],
])('refuses %j and writes nothing', async (answers, message) => {
  const office = newFolder();
  writeFileSync(join(office, 'a.yaml'), stringify({ ...hillview, ...answers }));
  const made = makeSchool({ folder: join(office, 'school'), from: join(office, 'a.yaml') });
  await expect(made).rejects.toThrow(message);
  expect(readdirSync(office)).toEqual(['a.yaml']);
});

it('refuses a folder that holds something', async () => {
  const folder = join(newFolder(), 'school');
  mkdirSync(folder);
  writeFileSync(join(folder, 'letter.txt'), 'Dear parents');
  await expect(makeSchool({ folder })).rejects.toThrow(
    "isn't empty; name a folder that isn't there",
  );
  expect(readdirSync(folder)).toEqual(['letter.txt']);
});

it('asks for the same as a file of answers holds, and tells at once what is wrong', () => {
  const wrong = questions.map(({ name, problem }) => [name, problem?.('?', '', {})] as const);
  expect(Object.fromEntries(wrong)['colours.main']).toContain('"?" is not a colour');
  expect(Object.fromEntries(wrong)['links.erp']).toContain('"?" is not a web address');
  expect(answersOf({ name: 'A', 'colours.main': '#fff', 'links.erp': '' })).toEqual({
    name: 'A',
    colours: { main: '#fff' },
  });
});

it('takes its typefaces and decoration from the answers, and plain pictures without any', async () => {
  const brandOf = (folder: string) =>
    parse(readFileSync(join(folder, 'content', 'brand.yaml'), 'utf8')) as object;
  const { colours } = hillview;
  expect(brandOf(plainSchool)).toEqual({ colours, type: 'fraunces-mukta', decoration: 'plain' });
  const brand = { type: 'poppins-hind', decoration: 'hills' };
  expect(brandOf(await school(brand))).toEqual({ colours, ...brand });
});

it('tells a person at once which colour can’t be read, and the nearest that can', () => {
  const told = (name: string, value: string) =>
    questions.find((one) => one.name === name)?.problem?.(value, '', { 'colours.main': '#0B5D66' });
  expect(told('colours.main', '#0B5D66')).toBeUndefined();
  expect(told('colours.main', '#FFFF00')).toMatch(/"#FFFF00" can’t be read .* is #[\dA-F]{6}$/);
  const nearest = told('colours.accent', '#E4572E')?.slice(-7) ?? '';
  expect(nearest).toMatch(/^#[\dA-F]{6}$/);
  expect(told('colours.accent', nearest)).toBeUndefined();
});

/** The folder of the program, as a school's package.json has it. */
type Named = Readonly<Record<'program', string>>;

it('tells editors the commands of their own folder, where the program is, and their next session', async () => {
  const folder = await school({ sessionFrom: 'January' });
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const { program } = parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Named;
  expect(resolve(folder, program)).toBe(process.cwd());
  expect(readme).toContain('npx school start ');
  const next = new Date().getUTCFullYear() + 1;
  expect(readme).toContain(`npx school rollover ${next} `);
  expect(readme).not.toMatch(/\{\{ (?!site\.phones)|hillview/);
});

it('takes any month with which sessions begin', async () => {
  const dir = await school({ sessionFrom: 'June' });
  expect(readFileSync(join(dir, 'content/site.yaml'), 'utf8')).toContain('sessionFrom: June');
  expect(sessionAt('2026-05-31', { sessionFrom: 'June' })).toEqual({
    name: '2025-2026',
    first: '2025-06-01',
    last: '2026-05-31',
  });
  const asked = questions.find(({ name }) => name === 'sessionFrom');
  expect(asked?.problem?.('June', '', {})).toBeUndefined();
  expect(asked?.problem?.('Juni', '', {})).toContain('did you mean "June"');
});

it('reads classes as schools write them', () => {
  const classes = parseClasses('NUR, prep, class 1 to 5, IX and X');
  expect(classes).toEqual(['Nursery', 'Preparatory', 'I', 'II', 'III', 'IV', 'V', 'IX', 'X']);
  expect(rangeOf(classes)).toBe('Nursery to class X');
  expect(rangeOf(['V'])).toBe('class V');
  expect(levelsOf(classes).map(({ words }) => words)).toEqual([
    'Nursery, Preparatory',
    'Classes I to V',
    'Classes IX and X',
  ]);
});

it('draws a logo from the initials, and a book where there are none', () => {
  expect(['The School of St. Mary’s', 'École', 'हिमालय'].map(initialsOf)).toEqual(['SS', 'E', '']);
  const { logo } = drawLogo('A & "B"', { main: '#ffffee', accent: '#123456' });
  expect(logo).toContain('stroke="black"');
  expect(logo).toContain('aria-label="A &amp; &quot;B&quot;"');
});
