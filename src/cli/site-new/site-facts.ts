import type { SchoolAnswers } from './answers.schema';
import { nameAt } from './board-pages';
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

/** The board examinations that the classes lead to, each with the page of its toppers. */
function examinationsOf(board: Board, classes: readonly string[]): object[] {
  const [twelve, ten] = board === 'ICSE/ISC' ? ['ISC', 'ICSE'] : ['Class XII', 'Class X'];
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
  const examinations = examinationsOf(board, classes);
  return {
    name,
    shortName,
    code: codeOf(shortName, answers.siteUrl),
    siteUrl: answers.siteUrl,
    founded,
    affiliation: `${boardInShort[board]} · ${city}`,
    council: councilOf(board, state),
    address: { lines: [name, street], city, state, postcode },
    phones: [{ label: 'School office', number: answers.phone }],
    email,
    ...(Object.keys(links).length > 0 && { links: { ...links } }),
    ...(socials.length > 0 && { socials }),
    classes,
    sessionFrom: answers.sessionFrom ?? 'April',
    ...(examinations.length > 0 && { examinations }),
  };
}

/**
 * The code of a school in the calls for its lists: letters of its short name, or of its address where the
 * name is in another script, of which none or a few would be left.
 */
function codeOf(shortName: string, siteUrl: string): string {
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(shortName) && /[A-Za-z]/.test(shortName);
  const source = isLatin ? shortName : new URL(siteUrl).hostname.replace(/^www\./, '');
  const plain = source.normalize('NFKD').replace(/[^A-Za-z0-9]/g, '');
  return plain.slice(0, 12).toUpperCase();
}

/** The values of content/facts/school.yaml. */
export function schoolFactsOf(answers: SchoolAnswers): Record<string, unknown> {
  const { board, city, state } = answers;
  const classes = parseClasses(answers.classes);
  const isCouncil = board === 'ICSE/ISC';
  const council = councilOf(board, state);
  return {
    place: `${city}, ${state}`,
    classes: rangeOf(classes),
    classCount: classes.length,
    levels: levelsOf(classes).length,
    board: `the ${council}${isCouncil ? ' (ICSE and ISC)' : board === 'CBSE' ? ' (CBSE)' : ''}`,
    boardTen: isCouncil ? 'ICSE' : 'Class X',
    boardTwelve: isCouncil ? 'ISC' : 'Class XII',
    middleCriteria: isCouncil ? 'ICSE Criteria' : 'Admission to Later Classes',
    seniorCriteria: isCouncil ? 'ISC Criteria' : 'Admission to Class XI',
  };
}
