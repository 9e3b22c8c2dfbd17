import { nearest } from '../../../content/nearest';
import type { Row, Table } from './read-table';

/** What a column of birthdays.csv holds. */
export type Column =
  | 'name'
  | 'given'
  | 'middle'
  | 'family'
  | 'class'
  | 'section'
  | 'birthday'
  | 'photo'
  | 'number';

/** Words that say whose column it is, or how it is written, and not what it holds. */
const whose = new Set(
  (
    'of the and full in student students pupil pupils child childs children candidate s dd mm yy yyyy ' +
    'का की के छात्र छात्रा विद्यार्थी'
  ).split(' '),
);

/** Each column by its headings, without such words, signs and capitals. */
const spellings: readonly (readonly [Column, string])[] = [
  ['name', 'name names नाम'],
  ['given', 'firstname givenname forename'],
  ['middle', 'middlename'],
  ['family', 'lastname surname familyname'],
  ['class', 'class std standard grade कक्षा'],
  ['class', 'classsec classsection classdiv classdivision stdsec stdsection stddiv stddivision'],
  ['class', 'gradesec gradesection'],
  ['section', 'section sec division div अनुभाग'],
  ['birthday', 'birthday bday birthdate datebirth datebirthday daybirth birth dob born bornon'],
  ['birthday', 'जन्मतिथि जन्मदिन जन्मदिनांक'],
  ['photo', 'photo photos picture image photograph portrait फोटो'],
  ['photo', 'photofile photofilename photoname photopath picturefile imagefile'],
  // Rows are counted by many programs; nothing of a pupil stands in such a column.
  ['number', 'no sno slno srno sn sr sl serial serialno serialnumber क्रमांक'],
];

const columns = new Map(
  spellings.flatMap(([column, words]) => words.split(' ').map((word) => [word, column] as const)),
);

/** The column of a heading: 'name' of 'Name of the Student', 'birthday' of 'D.O.B. (DD/MM/YYYY)'. */
function columnOf(heading: string): Column | undefined {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return heading.trim() === '' ? undefined : 'number';
  const left = words.filter((word) => !whose.has(word)).join('');
  // 'Student' alone is the name of the student.
  return left === '' ? 'name' : columns.get(left);
}

/** How headings are usually written, for whoever wrote another one. */
const usualHeadings = ['Name', 'Class', 'Section', 'Birthday', 'Date of Birth', 'Photo'];

/** The row that names the columns. */
export interface Headings {
  /** Its place among the rows. */
  at: number;
  /** Which cell of a row holds what. */
  columns: ReadonlyMap<Column, number>;
  /** How many cells a row has. */
  width: number;
}

type TableProblem = Table['problems'][number];

/** Above the headings stand the name of the school, a title, a blank line: no more than that. */
const mostAbove = 10;

const isName = (column: Column) => column === 'name' || column === 'given' || column === 'family';

const columnsOf = (row: Row) => row.map(({ text }) => columnOf(text));

const knownIn = (row: Row) => columnsOf(row).flatMap((column) => column ?? []);

function isWhole(row: Row): boolean {
  const found = knownIn(row);
  return found.some(isName) && found.includes('birthday');
}

/** How well a row names the columns: how many of them, and a row with those that are needed before all others. */
const scoreOf = (row: Row) => knownIn(row).length + (isWhole(row) ? 100 : 0);

/** How well the best row of a table names its columns. */
export const headingScore = ({ rows }: Table): number =>
  Math.max(0, ...rows.slice(0, mostAbove).map(scoreOf));

function lackIn({ rows }: Table): TableProblem {
  const [first] = rows;
  for (const row of rows.slice(0, mostAbove)) {
    const found = knownIn(row);
    const { offset } = row[0];
    if (found.some(isName) && found.length > 1) {
      const message = 'no column holds the birthday; call one "Birthday" or "Date of Birth"';
      return { offset, message };
    }
    if (found.includes('birthday')) {
      return { offset, message: 'no column holds the name; call one "Name"' };
    }
  }
  const message = 'the first line must name the columns, such as: Name,Class,Birthday,Photo';
  return { offset: first?.[0].offset ?? 0, message };
}

function unknownHeading(text: string): string {
  const near = nearest(text, usualHeadings);
  return near === undefined
    ? `the column "${text}" is not read; remove it, so that the file holds no more of pupils than is needed`
    : `the column "${text}" is not read; did you mean "${near}"?`;
}

/** Finds the headings of a table, and what is wrong with them; without headings it can't be read. */
export function findHeadings(table: Table): { headings?: Headings; problems: TableProblem[] } {
  const { rows } = table;
  const most = headingScore(table);
  const at = rows.slice(0, mostAbove).findIndex((row) => scoreOf(row) === most);
  const row = rows[at];
  if (!row || !isWhole(row)) return { problems: [lackIn(table)] };
  const problems: TableProblem[] = rows.slice(0, at).flatMap((above) => {
    const written = above.find(({ text }) => text !== '');
    const message = 'above the headings, so it is not read; remove this line';
    return written ? [{ offset: written.offset, message }] : [];
  });
  const columns = new Map<Column, number>();
  for (const [index, { text, offset }] of row.entries()) {
    const column = columnOf(text);
    if (column === undefined) {
      const isUsed = rows.slice(at + 1).some((below) => below[index]?.text);
      if (text !== '') problems.push({ offset, message: unknownHeading(text) });
      else if (isUsed) {
        problems.push({ offset, message: 'this column has no heading; write one, or remove it' });
      }
    } else if (columns.has(column) && column !== 'number') {
      problems.push({ offset, message: `a second column "${text}"; keep one of the two` });
    } else columns.set(column, index);
  }
  return { headings: { at, columns, width: row.length }, problems };
}
