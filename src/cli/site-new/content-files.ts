import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { parseDocument, stringify } from 'yaml';
import type { PlainDate } from '../../lib/dates/plain-date';
import { firstMonthOf, sessionOf } from '../../lib/dates/session';
import { sessionIn } from '../content-rollover/school-session';
import { defaultThemeVariant, type SchoolAnswers } from './answers.schema';
import { nameAt } from './board-pages';
import { levelsOf, rangeOf } from './class-levels';
import { parseClasses, streamsIn } from './class-names';
import { fitHome, keepLevels, nameCityOnce } from './home-page';
import { type Facts, fitDescription, pageOf } from './template-pages';
import { isCouncil, namesOf } from './boards';
import { feeRows } from './fee-lines';
import { labelledPhones } from './phone-numbers';

/** The board examinations that the classes lead to, each with the page of its toppers. */
function examinationsOf(board: string, classes: readonly string[]): object[] {
  const [twelve, ten] = isCouncil(board) ? ['ISC', 'ICSE'] : ['Class XII', 'Class X'];
  const all = [
    { class: 'XII', name: twelve, page: nameAt(board, '/ISCToppers') },
    { class: 'X', name: ten, page: nameAt(board, '/ICSEToppers') },
  ];
  return all.filter((one) => classes.includes(one.class));
}

/** The values of content/site.yaml. */
export function siteOf(answers: SchoolAnswers): Record<string, unknown> {
  const { name, shortName, street, city, state, postcode, board, founded, email } = answers;
  const { facebook, instagram, youtube, ...links } = answers.links ?? {};
  const networks = { Facebook: facebook, Instagram: instagram, YouTube: youtube };
  const socials = Object.entries(networks).flatMap(([network, url]) =>
    url === undefined ? [] : [{ name: network, url }],
  );
  const classes = parseClasses(answers.classes);
  const streams = streamsIn(answers.classes);
  const examinations = examinationsOf(board, classes);
  const { council, short } = namesOf(board, state, classes);
  return {
    name,
    shortName,
    code: codeOf(shortName, answers.siteUrl),
    siteUrl: answers.siteUrl,
    founded,
    // Many a name ends with the city.
    affiliation: `${short} · ${name.includes(city) ? state : city}`,
    council,
    ...(answers.motto !== undefined && { motto: { text: answers.motto } }),
    address: { lines: [name, street], city, state, postcode },
    phones: labelledPhones(answers.phone),
    email,
    ...(Object.keys(links).length > 0 && { links: { ...links } }),
    ...(socials.length > 0 && { socials }),
    map: mapOf(answers),
    classes,
    ...(streams.length > 0 && { streams }),
    sessionFrom: answers.sessionFrom ?? 'April',
    ...(examinations.length > 0 && { examinations }),
    emptyLists: 'sentence',
  };
}

/**
 * The map of the address, loaded when a visitor asks for it.
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
function mapOf({ name, shortName, street, city, state, postcode }: SchoolAnswers) {
  const place = encodeURIComponent(`${name}, ${street}, ${city}, ${state} ${postcode}`);
  return {
    label: `Map of ${shortName.includes(city) ? shortName : `${shortName}, ${city}`}`,
    embedUrl: `https://www.google.com/maps?output=embed&q=${place}`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${place}`,
  };
}

const longestCode = 12;

/**
 * The code of a school in the calls for its lists: letters of its short name, or of its address where the
 * name is in another script, of which none or a few would be left. Addresses that begin alike get the
 * beginning and a mark of their own.
 */
function codeOf(shortName: string, siteUrl: string): string {
  const plainOf = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9]/g, '')
      .toUpperCase();
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(shortName) && /[A-Za-z]/.test(shortName);
  if (isLatin) return plainOf(shortName).slice(0, longestCode);
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  const plain = plainOf(host);
  if (plain.length <= longestCode) return plain;
  const mark = createHash('sha256').update(host).digest('hex').slice(0, 4).toUpperCase();
  return plain.slice(0, longestCode - mark.length) + mark;
}

/** The values of content/facts/school.yaml. */
function schoolFactsOf(answers: SchoolAnswers): Record<string, unknown> {
  const { board, street, city, state, postcode, officeHours } = answers;
  const classes = parseClasses(answers.classes);
  const { council, short } = namesOf(board, state, classes);
  const ofCouncil = isCouncil(board);
  const inBrackets = board === 'CBSE' || ofCouncil ? ` (${short.replace(' · ', ' and ')})` : '';
  const article = /^(?:the|an?) /i.test(council) ? '' : 'the ';
  return {
    place: `${city}, ${state}`,
    address: `${street}, ${city} ${postcode}`,
    classes: rangeOf(classes),
    classCount: classes.length,
    board: `${article}${council}${inBrackets}`,
    boardTen: ofCouncil ? 'ICSE' : 'Class X',
    boardTwelve: ofCouncil ? 'ISC' : 'Class XII',
    middleCriteria: ofCouncil ? 'ICSE Criteria' : 'Admission to Later Classes',
    seniorCriteria: ofCouncil ? 'ISC Criteria' : 'Admission to Class XI',
    ...(officeHours !== undefined && { officeHours }),
  };
}

/** The values of content/facts/fees.yaml. */
const feeFactsOf = ({ fees }: SchoolAnswers, session: string): Record<string, unknown> => ({
  session,
  ...(fees !== undefined && { yearly: feeRows(fees) }),
});

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
