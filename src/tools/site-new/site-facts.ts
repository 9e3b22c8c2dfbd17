import { ValidationError } from 'yup';
import { siteSchema } from '../../content/site.schema';
import type { SchoolAnswers } from './answers.schema';
import { levelsOf, parseClasses, rangeOf } from './class-names';

type Board = SchoolAnswers['board'];

/** The council of a board, as every page names it at its foot. */
function councilOf(board: Board, state: string): string {
  if (board === 'ICSE/ISC') return 'Council for the Indian School Certificate Examinations';
  return board === 'CBSE' ? 'Central Board of Secondary Education' : `State board of ${state}`;
}

const boardInShort: Record<Board, string> = {
  'ICSE/ISC': 'ICSE · ISC',
  CBSE: 'CBSE',
  State: 'State board',
};

/** What content/site.yaml asks for and no answer gives: nothing that could be taken for a fact. */
function standIns(answers: SchoolAnswers): Readonly<Record<string, unknown>> {
  const { name, city, state, email, siteUrl, founded } = answers;
  const place = encodeURIComponent([name, answers.street, city].join(', '));
  const page = (path: string) => `${siteUrl}${path}`;
  return {
    affiliated: `a year that the school will add; it opened in ${founded}`,
    motto: { text: name, lang: 'en', translation: `${city}, ${state}` },
    supportEmail: email,
    helpDesk: 'the hours of the office',
    links: {},
    'links.parentPortal': page('/Pphelp'),
    'links.erp': page('/ErpSoftware'),
    'links.erpLogin': page('/ErpSoftware'),
    'links.feePayment': page('/FeeSchedule'),
    'links.registration': page('/Criteria'),
    socials: [{ name: 'Website', url: siteUrl }],
    socialPage: { title: name, embedUrl: page('/News'), url: page('/News') },
    map: {
      label: `Map of ${name}, ${answers.street}, ${city}`,
      embedUrl: page('/ContactUs'),
      linkUrl: `https://www.openstreetmap.org/search?query=${place}`,
    },
    apps: [{ store: 'Google Play', url: page('/Pphelp') }],
  };
}

/** The keys that the schema still asks for. */
function missingIn(site: object): string[] {
  try {
    siteSchema.validateSync(site, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.flatMap(({ path, value }) => (value === undefined && path ? [path] : []));
  }
}

/** The values of content/site.yaml. */
export function siteOf(answers: SchoolAnswers): Record<string, unknown> {
  const { name, shortName, street, city, state, postcode, board, founded, email } = answers;
  const { facebook, instagram, youtube, ...links } = answers.links ?? {};
  const networks = { Facebook: facebook, Instagram: instagram, YouTube: youtube };
  const socials = Object.entries(networks).flatMap(([network, url]) =>
    url === undefined ? [] : [{ name: network, url }],
  );
  const site: Record<string, unknown> = {
    name,
    shortName,
    code: codeOf(shortName),
    siteUrl: answers.siteUrl,
    founded,
    affiliation: `${boardInShort[board]} · ${city}`,
    council: councilOf(board, state),
    address: { lines: [name, street], city, state, postcode },
    phones: [{ label: 'School office', number: answers.phone }],
    email,
    ...(Object.keys(links).length > 0 && { links: { ...links } }),
    ...(socials.length > 0 && { socials }),
  };
  const blanks = standIns(answers);
  // A group that is missing is asked for before its keys are.
  for (const path of [...missingIn(site), ...missingIn({ ...site, links: site.links ?? {} })]) {
    const [first = path, second] = path.split('.');
    if (second === undefined) site[first] ??= blanks[path];
    else site[first] = { ...(site[first] as object | undefined), [second]: blanks[path] };
  }
  return site;
}

/** The code of a school in the calls for its lists: letters of its short name. */
function codeOf(shortName: string): string {
  const plain = shortName.normalize('NFKD').replace(/[^A-Za-z0-9]/g, '');
  return plain.slice(0, 12).toUpperCase() || 'SCHOOL';
}

/** The values of content/facts/school.yaml. */
export function schoolFactsOf(answers: SchoolAnswers): Record<string, unknown> {
  const { board, city, state } = answers;
  const classes = parseClasses(answers.classes);
  const { words, short } = rangeOf(classes);
  const isCouncil = board === 'ICSE/ISC';
  const council = councilOf(board, state);
  return {
    place: `${city}, ${state}`,
    classes: words,
    classRange: short,
    levels: levelsOf(classes).length,
    board: `the ${council}${isCouncil ? ' (ICSE and ISC)' : board === 'CBSE' ? ' (CBSE)' : ''}`,
    boardTen: isCouncil ? 'ICSE' : 'Class X',
    boardTwelve: isCouncil ? 'ISC' : 'Class XII',
    middleCriteria: isCouncil ? 'ICSE Criteria' : 'Admission to Later Classes',
    seniorCriteria: isCouncil ? 'ISC Criteria' : 'Admission to Class XI',
  };
}
