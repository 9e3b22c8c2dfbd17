import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { PlainDate } from '../../lib/dates/plain-date';
import { firstMonthOf, sessionOf } from '../../lib/dates/session';
import { sessionIn } from '../content-rollover/school-session';
import { defaultThemeVariant, type SchoolAnswers } from './answers.schema';
import { nameAt } from './board-pages';
import { levelsOf } from './class-levels';
import { parseClasses } from './class-names';
import { fitHome, keepLevels, nameCityOnce } from './home-page';
import { feeFactsOf, schoolFactsOf, siteOf } from './site-facts';
import { type Facts, fitDescription, pageOf } from './template-pages';

const plain = { lineWidth: 0, singleQuote: true } as const;

/** The session that a day falls in, for a school whose years begin in that month. */
export function sessionAt(day: PlainDate, { sessionFrom }: Pick<SchoolAnswers, 'sessionFrom'>) {
  const month = firstMonthOf(sessionFrom);
  return sessionIn(sessionOf(day, month), month);
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
  const {
    colours,
    type = defaultThemeVariant.type,
    decoration = defaultThemeVariant.decoration,
  } = answers;
  const site = siteOf(answers);
  const school = schoolFactsOf(answers);
  const fees = feeFactsOf(answers, session.name);
  const written: Readonly<Record<string, object>> = {
    'site.yaml': site,
    'brand.yaml': { colours, type, decoration },
    'facts/school.yaml': school,
    'facts/fees.yaml': fees,
  };
  const facts: Facts = { answers, classes, day, session, values: { site, school, fees } };
  const files = new Map<string, string>();
  const published = new Set<string>();
  const names = readdirSync(template, { recursive: true, encoding: 'utf8' });
  const textOf = (name: string) => readFileSync(join(template, name), 'utf8');
  for (const name of names.filter((one) => one.endsWith('.yaml') && one !== 'home.yaml')) {
    const value = written[name];
    if (value) files.set(name, textOf(name) + stringify(value, plain));
    else if (name.startsWith('pages')) {
      const file = basename(name);
      const page = pageOf(file, textOf(name), facts);
      if (!page) continue;
      files.set(`pages/${nameAt(board, file)}`, page.toString(plain));
      if (!page.get('draft')) published.add(String(page.get('path')));
    } else files.set(name, textOf(name));
  }
  const home = parseDocument(textOf('home.yaml'));
  nameCityOnce(home, answers);
  fitDescription(home, facts.values);
  keepLevels(home, levelsOf(classes), board);
  fitHome(home, published, answers);
  return files.set('home.yaml', home.toString(plain));
}
