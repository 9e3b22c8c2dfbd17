import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { PlainDate } from '../../lib/dates/plain-date';
import { firstMonthOf, sessionOf } from '../../lib/dates/session';
import { readSession, type SchoolSession } from '../content-rollover/school-session';
import { defaultThemeVariant, type SchoolAnswers } from './answers.schema';
import { nameAt } from './board-pages';
import { levelsOf, parseClasses } from './class-names';
import { keepLevels } from './home-levels';
import { schoolFactsOf, siteOf } from './site-facts';

const plain = { lineWidth: 0, singleQuote: true } as const;

// What a school needs for a page to say something.
const needs: Readonly<Record<string, string>> = {
  'isc-criteria.yaml': 'XI',
  'isc-result.yaml': 'XII',
  'isc-toppers.yaml': 'XII',
  'icse-result.yaml': 'X',
  'icse-toppers.yaml': 'X',
};

const nationalHolidays = [
  ['01-26', 'Republic Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
] as const;

/** The session that a day falls in, for a school whose years begin in that month. */
export function sessionAt(day: PlainDate, { sessionFrom }: Pick<SchoolAnswers, 'sessionFrom'>) {
  const month = firstMonthOf(sessionFrom);
  const session = readSession(sessionOf(day, month), month);
  if (!session) throw new Error(`no session holds ${day}`);
  return session;
}

/** The national holidays of a session, month by month. */
function holidaysOf({ first, last }: SchoolSession) {
  const years = [...new Set([first, last].map((day) => day.slice(0, 4)))];
  const days = years.flatMap((year) =>
    nationalHolidays.map(([day, event]) => ({ date: `${year}-${day}`, event, type: 'holiday' })),
  );
  return days
    .filter(({ date }) => first <= date && date <= last)
    .map((entry) => ({ month: entry.date.slice(0, 7), entries: [entry] }));
}

interface Facts {
  board: SchoolAnswers['board'];
  classes: readonly string[];
  day: PlainDate;
  session: SchoolSession;
}

/** The text of a page; none for a list made in code that only classes have which the school lacks. */
function pageText(
  name: string,
  text: string,
  { board, classes, day, session }: Facts,
): string | undefined {
  const document = parseDocument(text);
  document.set('path', nameAt(board, String(document.get('path'))));
  if (document.has('reviewed')) document.set('reviewed', day);
  if (name === 'school-calendar.yaml') {
    document.setIn(['blocks', 1, 'months'], document.createNode(holidaysOf(session)));
  }
  const needed = needs[name];
  if (needed !== undefined && !classes.includes(needed)) {
    if (document.get('kind') === 'live') return undefined;
    document.set('menu', null);
    document.set('draft', true);
    document.set(
      'todo',
      `The school has no class ${needed}: remove this page, or publish it when it has.`,
    );
  }
  return document.toString(plain);
}

/** The texts of a new school's content folder, by their names in it. */
export function contentFiles(
  template: string,
  answers: SchoolAnswers,
  day: PlainDate,
): Map<string, string> {
  const { board } = answers;
  const classes = parseClasses(answers.classes);
  const session = sessionAt(day, answers);
  const { colours, type = defaultThemeVariant.type, mood = defaultThemeVariant.mood } = answers;
  const values: Readonly<Record<string, object>> = {
    'site.yaml': siteOf(answers),
    'brand.yaml': { colours, type, mood },
    'facts/school.yaml': schoolFactsOf(answers),
    'facts/fees.yaml': { session: session.name },
  };
  const files = new Map<string, string>();
  for (const name of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const text = readFileSync(join(template, name), 'utf8');
    const value = values[name];
    if (value) files.set(name, text + stringify(value, plain));
    else if (name.startsWith('pages')) {
      const file = name.slice('pages/'.length);
      const page = pageText(file, text, { board, classes, day, session });
      if (page !== undefined) files.set(`pages/${nameAt(board, file)}`, page);
    } else if (name === 'home.yaml') {
      const document = parseDocument(text);
      keepLevels(document, levelsOf(classes), board);
      files.set(name, document.toString(plain));
    } else files.set(name, text);
  }
  return files;
}
