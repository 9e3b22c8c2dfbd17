import { didYouMean } from '../../content/nearest';

/** The boards that are known by more than their names; a state's board, or any other, goes by its own. */
const boards = ['ICSE/ISC', 'CBSE', 'State'] as const;

const spellings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:c?icse|isc|cisce|council for the indian school certificate examinations)(?: (?:c?icse|isc|cisce))*$/,
    'ICSE/ISC',
  ],
  [/^(?:cbse|central board of secondary education)$/, 'CBSE'],
  [/^state$/, 'State'],
];

/** What stands with the name of a board: 'ICSE (Class X) & ISC', 'CBSE Board, New Delhi'. */
const beside = /[/&+,()-]|\b(?:and|affiliated to|board|new delhi|class(?:es)? ?(?:x|xii|10|12))\b/g;

/** Words that the name of a board has, and boards of states in their letters. */
const named =
  /\b(?:board|council|state|ssc|hsc|sslc|hse|matric(?:ulation)?|cambridge|igcse|ib|nios|open school(?:ing)?|university|samacheer|[a-z]*bse|[a-z]+bose|icse|isc|hbse|bseh|bseb|pseb|upmsp|gseb|kseeb|scert|dhse|chse|wbchse|ahsec|seba|cohsem|bosem|biie|jac)\b|बोर्ड|मंडल|मण्डल|परिषद/i;

const squeezed = (written: string) => written.replace(/\s+/g, ' ').trim();

/** A board as the answers hold it: 'ICSE and ISC' is 'ICSE/ISC'; one of another name stays as it is. */
export function readBoard(written: string): string {
  const letters = squeezed(written.toLowerCase().replace(/\./g, ''));
  const plain = squeezed(letters.replace(beside, ' ')) || letters;
  return spellings.find(([form]) => form.test(plain))?.[1] ?? written.trim();
}

/** What is wrong with a board as `readBoard` gives it. */
export function boardProblem(board: string): string | undefined {
  if ((boards as readonly string[]).includes(board) || named.test(board)) return undefined;
  return `unknown board "${board}"${didYouMean(board, ['ICSE', 'ISC', ...boards])}; another board is written with its whole name, such as Kerala State Board`;
}

/** Whether a board is the council of ICSE and ISC, whose names are in addresses of pages. */
export const isCouncil = (board: string): boolean => board === 'ICSE/ISC';

/** The names of a board in a state, in full and in a few letters, for a school with these classes. */
export function namesOf(board: string, state: string, classes: readonly string[]) {
  if (isCouncil(board)) {
    const council = 'Council for the Indian School Certificate Examinations';
    const sat = [
      ...(classes.includes('XI') || classes.includes('XII') ? ['ISC'] : []),
      ...(classes.includes('X') || !classes.includes('XII') ? ['ICSE'] : []),
    ].reverse();
    return { council, short: sat.join(' · ') };
  }
  if (board === 'CBSE') return { council: 'Central Board of Secondary Education', short: 'CBSE' };
  if (board === 'State') return { council: `State board of ${state}`, short: 'State board' };
  return { council: board, short: board };
}
