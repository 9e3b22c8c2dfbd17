import { suggestion } from '../../../content/nearest';
import type { Field, Target } from '../lists/target';
import type { Cell, Sheet } from '../sheets/sheet';

const children =
  'student students pupil pupils child childs children candidate candidates छात्र छात्रा विद्यार्थी विद्यार्थ्याचे ছাত্রের ছাত্রীর ছাত্রছাত্রীর শিক্ষার্থীর மாணவர் மாணவரின் மாணவி കുട്ടിയുടെ വിദ്യാർത്ഥിയുടെ طالب علم طالبہ'.split(
    ' ',
  );

/** Words that say whose column it is, or how it is written, and not what it holds. */
const whose = new Set([
  ...children,
  ...'of the and in full figures s dd mm yy yyyy a an का की के एवं व और کا کی'.split(' '),
]);

/** What offices shorten in headings: 'Agg. %', 'Marks Obt.', 'Dt. of Birth'. */
const inFull: Readonly<Record<string, string>> = {
  agg: 'aggregate',
  obt: 'obtained',
  obtd: 'obtained',
  max: 'maximum',
  dt: 'date',
  stud: 'student',
};

const rowNumber = /^(?:(?:s|sr|sl|serial|roll)[ .]{0,2}(?:no|number|#)?|#)[.:]?$/i;

/** What all ways to write one heading share: 'class sec' of 'Class & Sec.', 'percent' of '% age'. */
export function headingKey(written: string): string {
  const heading = written.slice(0, 200);
  // 'S. No.' counts rows; nothing stands in it.
  if (rowNumber.test(heading.trim())) return 'rownumber';
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/% ?age\b|per ?cent(?:age)?|प्रतिशत|%/g, ' percent ')
    .replace(/\([^()]*\)/g, (inside) => ` ${/percent|words/.exec(inside)?.[0] ?? ''} `)
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    // The marks that nobody exceeds, and not all marks that somebody has.
    .replace(/\bfull (?=marks?\b)/g, 'maximum ')
    // 'Marks/500'
    .replace(/(?:\/|\bof) ?\d{3,4}\b/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.map((word) => inFull[word] ?? word)
    // 'Percentage (%)'
    .filter((word, at, all) => word !== all[at - 1]);
  if (!words) return '';
  const left = words.filter((word) => !whose.has(word)).join('');
  // 'Student' alone is the name of the student; 'In' and 'DD' are not.
  const isName = left === '' && words.some((word) => children.includes(word));
  return isName ? 'name' : left || words.join('');
}

const spellings = ({ key, headings, parts, beside }: Field): [id: string, words: string[]][] => [
  [key, headings.split(' ').filter(Boolean)],
  ...Object.entries({ ...parts, ...beside }).map(([id, words]): [string, string[]] => [
    id,
    words.split(' '),
  ]),
];

/** What a row of headings gives. */
export interface FoundColumns {
  columns: Map<string, number>;
  /** Fields for which several columns would do, and none better than the others. */
  several: Map<string, number[]>;
  /** Headings that were read in another spelling. */
  guessed: { heading: string; as: string }[];
}

/** How a heading was understood: which field, and how usual a heading of it this is; 0 is the most usual. */
interface Meaning {
  id: string;
  rank: number;
}

/** What a heading means; of 'Holiday / Event' each part, where all mean the same. */
function meaningOf(heading: string, meanings: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const whole = meanings.get(headingKey(heading));
  const parts = heading.split('/');
  if (whole || parts.length === 1) return whole;
  const [first, ...others] = parts.map((part) => meanings.get(headingKey(part)));
  return first && others.every((other) => other?.id === first.id) ? first : undefined;
}

function meaningsOf({ fields }: Target): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const [id, words] of fields.flatMap(spellings)) {
    words.forEach((word, rank) => {
      if (!meanings.has(word)) meanings.set(word, { id, rank });
    });
  }
  return meanings;
}

/** The field of a heading; of one that stands there again the next one, 'Total 2', where a page's table has that. */
const freeOf = (id: string, columns: ReadonlyMap<string, number>, { fields }: Target): string =>
  [id, ...fields.map(({ key }) => key)].find(
    (key) => !columns.has(key) && (key === id || /^ \d+$/.test(key.replace(id, ''))),
  ) ?? id;

/** Finds the columns of a target's fields by the headings of a row. Only a slip of one letter is guessed. */
export function findColumns(row: readonly Cell[], target: Target): FoundColumns {
  const meanings = meaningsOf(target);
  const long = [...meanings.keys()].filter((word) => word.length > 4);
  const found: FoundColumns = { columns: new Map(), several: new Map(), guessed: [] };
  const ranks = new Map<string, number>();
  const put = ({ id: first, rank }: Meaning, index: number) => {
    const id = rank === ranks.get(first) ? freeOf(first, found.columns, target) : first;
    const best = ranks.get(id) ?? Infinity;
    if (rank === best) {
      found.several.set(id, [...(found.several.get(id) ?? [found.columns.get(id) ?? 0]), index]);
    } else if (rank < best) {
      found.several.delete(id);
      found.columns.set(id, index);
      ranks.set(id, rank);
    }
  };
  row.forEach(({ text }, index) => {
    const known = meaningOf(text, meanings);
    if (known) put(known, index);
  });
  row.forEach(({ text }, index) => {
    const key = headingKey(text);
    const near = key.length > 4 && !meaningOf(text, meanings) ? suggestion(key, long) : undefined;
    const meaning = near === undefined ? undefined : meanings.get(near);
    if (!meaning || found.columns.has(meaning.id)) return;
    put(meaning, index);
    found.guessed.push({ heading: text, as: meaning.id });
  });
  return found;
}

/** A reader of rows that are headings again, as those of a second table in a sheet: what each of its columns holds. */
export function headingsBelow(target: Target, fixed: Readonly<Record<string, string>>) {
  const meanings = meaningsOf(target);
  return (row: readonly Cell[]): Map<string, number> | undefined => {
    const columns = new Map<string, number>();
    row.forEach(({ text }, index) => {
      const known = text === '' ? undefined : meaningOf(text, meanings);
      const id = known && freeOf(known.id, columns, target);
      if (id !== undefined && !columns.has(id)) columns.set(id, index);
    });
    // The class may stand in its title.
    const lacks = missingFields(columns, target).some(
      ({ key }) => key !== 'class' && fixed[key] === undefined,
    );
    return columns.size < 2 || lacks ? undefined : columns;
  };
}

/** Whether a column holds a field, or several do together. */
export const hasField = (
  columns: ReadonlyMap<string, unknown>,
  { key, parts = {}, beside }: Field,
): boolean =>
  [key, ...Object.keys(parts)].some((id) => columns.has(id)) ||
  (beside !== undefined && columns.has('day') && columns.has('month'));

/** The needed fields that no column holds. */
export const missingFields = (columns: ReadonlyMap<string, unknown>, { fields }: Target): Field[] =>
  fields.filter((field) => field.needed && !hasField(columns, field));

/** Above the headings stand the name of the school, a title, a blank line: no more than that. */
const mostAbove = 15;

/** Whether a score is that of a row with all that is needed. */
export const isWhole = (score: number) => score >= 100;

/** The row that most likely names the columns, and how well: one with all that is needed before all others. */
export function headingRow(sheet: Sheet, target: Target): { at: number; score: number } {
  const scores = sheet.rows.slice(0, mostAbove).map((row) => {
    const { columns } = findColumns(row, target);
    // What may stand once for all rows need not be a column.
    const lacks = missingFields(columns, target).some(({ example }) => !example);
    const isOne = target.oneOf?.some((key) => columns.has(key)) ?? true;
    return columns.size + (!lacks && isOne && columns.size > 1 ? 100 : 0);
  });
  const score = Math.max(0, ...scores);
  // A sheet may hold several tables: the first one is not passed over for a better one below.
  const at = isWhole(score) ? scores.findIndex(isWhole) : scores.indexOf(score);
  return { at: score === 0 ? 0 : at, score };
}
