import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Migration } from '../migration';
import { namedSessions } from './relative-dates/named-sessions';
import { topperSessions, trueDates } from './relative-dates/true-dates';

/** The site had its two colours in its code; they became the school's own. */
const brandColours: Migration = {
  version: '0.2.0',
  words: 'The two colours of the site stand in content/brand.yaml, and can be changed there.',
  change(files) {
    if (files.has('brand.yaml') || !files.has('pictures/mark.svg')) return;
    files.add(
      'brand.yaml',
      `# The two colours of the school; every shade of the site is made from them.
colours:
  main: '#23503D'
  accent: '#E9A520'
`,
    );
  },
};

const links = [
  { label: 'Career', to: '/Career' },
  { label: 'ERP Software', to: '/ErpSoftware' },
];

/** The ticker had two links in the code; they became words of the front page. */
const tickerLinks: Migration = {
  version: '0.2.0',
  words: 'The links that always stand in the ticker are named in content/home.yaml.',
  change(files) {
    const home = files.document('home.yaml');
    const sections = home?.get('sections');
    if (!home || !isMap(home.contents) || home.has('ticker') || !isSeq(sections)) return;
    if (!(sections.toJSON() as unknown[]).includes('ticker')) return;
    const known = links.filter(({ to }) => files.hasPage(to));
    if (known.length === 0) return;
    const after = home.contents.items.findIndex(({ key }) => String(key) === 'sections') + 1;
    const pair = home.createPair('ticker', { links: known });
    (home.contents.items as unknown[]).splice(after, 0, pair);
  },
};

const examinations = [
  { class: 'XII', name: 'ISC', page: '/ISCToppers' },
  { class: 'X', name: 'ICSE', page: '/ICSEToppers' },
];

/** The site knew the ISC and the ICSE by itself; a school names its examinations now. */
const namedExaminations: Migration = {
  version: '0.2.0',
  words: 'The board examinations, and the pages of their toppers, are named in content/site.yaml.',
  change(files) {
    const site = files.document('site.yaml');
    if (!site || site.has('examinations')) return;
    const named = examinations.map(({ page, ...one }) =>
      files.hasPage(page) ? { ...one, page } : one,
    );
    site.set('examinations', site.createNode(named));
  },
};

const name = 'service/birthdays.yaml';

const guide = `# Birthdays of pupils; the front page congratulates those of the day. A row for each of them,
# - { name: Asha Menon, class: V A, birthday: 5 April }
# or the list of the office as a table beside this file, birthdays.csv.
[]
`;

const before = `
# Before version 0.3 names were put together from the roster below; nobody is named by it any more.
# Remove these lines when you need them no more.
`;

const isUsed = (roster: YAMLMap) =>
  roster.items.some(({ value }) => isSeq(value) && value.items.length > 0);

const asComment = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `# ${line}`.trimEnd())
    .join('\n');

/** Pupils were made up from lists of given and family names; whose birthday it is, the school alone knows. */
const birthdayRows: Migration = {
  version: '0.3.0',
  words:
    "Birthdays are those of the school's pupils, which no program can know. Write each with name, class, day and month into content/service/birthdays.yaml, or put the office's list there as birthdays.csv; until then the front page names nobody. The roster that names were put together from stands in birthdays.yaml as a comment.",
  change(files) {
    const roster: unknown = files.document(name)?.contents;
    if (!isMap(roster)) return;
    const old = isUsed(roster) ? `${before}${asComment(files.text(name) ?? '')}\n` : '';
    files.add(name, guide + old);
  },
};

/** What is drawn behind headings was called the mood of a school. */
const namedDecoration: Migration = {
  version: '0.3.0',
  words: 'What is drawn behind headings is called "decoration" in content/brand.yaml.',
  change(files) {
    const brand = files.document('brand.yaml');
    if (!brand || !isMap(brand.contents)) return;
    for (const { key } of brand.contents.items) {
      if (isScalar(key) && key.value === 'mood') key.value = 'decoration';
    }
  },
};

/** Every change of the content's form, oldest first. */
export const migrations: readonly Migration[] = [
  brandColours,
  tickerLinks,
  namedExaminations,
  trueDates,
  topperSessions,
  namedSessions,
  birthdayRows,
  namedDecoration,
];
