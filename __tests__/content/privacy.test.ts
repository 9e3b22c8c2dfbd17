/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { withdrawnFingerprints } from '../../src/content/privacy/read-privacy';
import { withdrawnIn } from '../../src/lib/privacy/withdrawn';
import { siteData } from '../../src/content/source-nodes';
import { feeds } from '../../src/build/hosting/feeds';
import { sitemapXml } from '../../src/build/hosting/sitemap';

// One copy for all of the rules: to copy the pictures takes as long as to load the rest.
const folder = mkdtempSync(join(tmpdir(), 'privacy-'));
cpSync('content', folder, { recursive: true, filter: (path) => !path.includes('service') });
afterAll(() => rmSync(folder, { recursive: true }));

const child = 'name: full, picture: photo';

/** The sample school under other rules, as it stands on a day. */
function schoolWith(council: string, withdrawn = '', now = '2026-11-23') {
  writeFileSync(
    join(folder, 'privacy.yaml'),
    `birthdays: { ${child}, why: To wish them well. }
toppers: { ${child}, sessions: 4, why: To honour them. }
albums: { shown: true, years: 5, why: To show the day. }
council: { until: 2027-05-31, why: To be known., ${council} }
${withdrawn}`,
  );
  const buildMode = { now: Date.parse(`${now}T12:00:00+05:30`), preview: false };
  const loaded = loadContent({ contentDir: folder, blocks: blockRegistry, buildMode });
  expect(loaded.diagnostics).toEqual([]);
  const { content } = loaded;
  if (!content) throw new Error('The content was not loaded.');
  const page = content.pages.find(({ path }) => path === '/StudentCouncil');
  return { content, council: JSON.stringify(page), all: JSON.stringify(content) };
}

/** Head girl (a fact, people and tables), an officer (a table) and a captain (inside an accordion). */
const pupils = ['Meenakshi Rautela', 'Ananya Krishnamurthy', 'Harleen Kaur Sandhu'];

it('names the council in full where the school says so, to the last day that it says', () => {
  const { council } = schoolWith(child, '', '2027-05-31');
  for (const name of pupils) expect(council).toContain(name);
  expect(council).toContain('people/head-girl.webp');
  expect(schoolWith(child, '', '2027-06-01').council).not.toContain('Meenakshi Rautela');
});

it.each([
  ['given-and-initial', ['Meenakshi R.', 'Ananya K.', 'Harleen S.']],
  ['initials', ['M. R.', 'A. K.', 'H. K. S.']],
  ['none', ['A student']],
])('names pupils with an office by %s wherever they stand, and teachers in full', (name, shown) => {
  const { council } = schoolWith(`name: ${name}, picture: photo`);
  for (const pupil of pupils) expect(council).not.toContain(pupil);
  for (const words of shown) expect(council).toContain(words);
  expect(council).toContain('Ms.\u00a0Kavita Bhandari');
});

it('shows no portrait of a pupil where drawings are wanted', () => {
  const { council } = schoolWith('name: full, picture: drawing');
  expect(council).not.toContain('people/head-');
});

describe('a withdrawn child', () => {
  const { content, council, all } = schoolWith(
    child,
    `withdrawn:
  - { name: meenakshi rautela, files: [pictures/people/head-girl.webp] }
  - { name: Ananya Krishnamurthy }
`,
  );

  it('is nowhere in the content, however it was written there', () => {
    expect(all.match(/.{0,40}(meenakshi|ananya krishna|head-girl\.webp)/gi)).toBeNull();
    expect(JSON.stringify(siteData(content))).not.toMatch(/meenakshi|ananya krishna/i);
  });

  it('leaves the office on the page, and everybody else', () => {
    expect(council).toContain('Name withheld');
    expect(council).toContain('Head girl');
    expect(council).toContain('Ibrahim Qureshi');
    expect(council).toContain('people/head-boy.webp');
  });

  it('is looked for in lists by browsers, which are not told the name', () => {
    expect(siteData(content).privacy).toMatch(/withdrawn=(?:[\w.-]+,){2}\w+,[\w.-]+,[\w.-]+$/);
  });

  it('is in no feed and no sitemap, and nor is a page that names children', () => {
    const { rss, atom } = feeds(content.site, content.pages);
    const sitemap = sitemapXml(content.site.siteUrl, content.pages);
    for (const text of [rss, atom, sitemap]) {
      expect(text).not.toMatch(/meenakshi|StudentCouncil|Toppers/i);
    }
    expect(sitemap).toContain('/Privacy');
  });
});

it.each([
  { name: 'Ravi Lal, S/o Shri Om Lal' },
  { name: 'Ravi Lal d/o Om' },
  { name: 'Tara Lal & Ravi Lal' },
  { name: 'Tara Lal; Ravi Lal (X-A)' },
  { name: 'Ravi Lal, Tara Lal' },
  { name: 'Tara Lal, Ravi Lal and Asha Menon' },
  { name: 'Ravi and Tara Lal' },
  { name: 'Tara Lal और Ravi Lal' },
  { Name: 'Ravi Lal' },
  { student: 'Ravi Lal', class: 'X' },
  'Ravi Lal, Class X A',
  { name: 'Lal, Ravi' },
  { name: 'LAL Ravi' },
  { name: 'Ravi Lal X A' },
  { name: 'Ravi Lal - X A, Roll 12' },
  { name: 'Ravi Lal – Head Boy' },
  { name: 'Ravi Lal of Class X-A' },
  { name: 'Ravi Lal Roll No. 12' },
  { name: 'Ravi "Bunny" Lal' },
  { name: 'Bunny alias Ravi Lal' },
  { name: 'रवि लाल / Ravi Lal' },
  { name: 'रवि लाल, तारा लाल (Ravi Lal)' },
])('withholds the child of %j, whatever is wrong with its entry', (entry) => {
  const { names, isFile } = withdrawnIn(withdrawnFingerprints({ withdrawn: [entry] }));
  expect(isFile('pictures/albums/relay/Ravi Lal.jpg')).toBe(true);
  expect(names('A prize for Ravi Lal of the school')).toBe(true);
  expect(names('Om Lal, Class X and Tara Sen')).toBe(false);
});

it('takes nothing else behind a comma for a child: a house, or the name behind the family’s', () => {
  const entries = ['Ravi Lal, Green House', 'Ravi Lal X A', 'Lal, Ravi Om', 'Uma Lal of New Delhi'];
  entries.push('Uma Lal - Head Girl', 'Uma Lal / Head Girl', 'Anu Sen, Uma Rao');
  const { names } = withdrawnIn(withdrawnFingerprints({ withdrawn: entries }));
  expect(names('Green House and X A won; Ravi Om came first')).toBe(false);
  expect(names('The Head Girl of New Delhi; Anu Rao; Uma Sen')).toBe(false);
});

it('withholds a file that stands where a name belongs, or below another key', () => {
  const path = 'pictures/albums/relay/1.jpg';
  const withdrawn = withdrawnFingerprints({
    withdrawn: [path, { photo: 'papers/c.pdf, papers/a.pdf' }],
  });
  const { isFile } = withdrawnIn(withdrawn);
  expect([path, 'papers/a.pdf', 'papers/b.pdf'].map(isFile)).toEqual([true, true, false]);
});
