import type { Cell } from '../sheets/sheet';

/**
 * What a cell gives: a value, with values for other keys where it holds more, and what makes one doubt it; or what is
 * wrong with it.
 */
export type Value =
  | { value: unknown; more?: Readonly<Record<string, unknown>>; doubt?: string }
  | { problem: string };

/** What readers know of the school, and of the column. */
export interface ValueContext {
  /** The classes as site.yaml lists them, the youngest first; the usual ones where it lists none. */
  classes: readonly string[];
  streams: readonly string[];
  /** The month (1–12) with which sessions begin. */
  firstMonth: number;
  /** What the table is called: its file, its sheet, and what stands above its headings. */
  title?: string | undefined;
  /** What the marks of the column are out of, as its heading says: 'Total (500)'. */
  outOf?: number | undefined;
}

/** Reads a cell that is not blank. */
export type ReadValue = (cell: Cell, context: ValueContext) => Value;

/** A text as it stands there. */
export const readText: ReadValue = ({ text }) => ({ value: text });

/** What offices write where a post has nobody, and a list no name. */
const nobody =
  /^\W*(?:(?:post |is |currently )*vacan(?:t|cy)|nil|n\.?\/?a|none|nobody|tb[ad]|(?:yet )?to be (?:appointed|filled|announced)|रिक्त)\W*$/i;

/** What stands in the place of a name below a list, beside sums and averages. */
const sum =
  /%|^\W*(?:pass(?:ed)?|appeared|distinctions?|(?:no|number)\b\W*of)\b|^\W*(?:(?:grand|class|sub|school)\W*)?(?:total|average|avg|mean|highest|lowest|कुल|योग|औसत)(?!\p{L})(?:\W*(?:marks|pupils|result|score|students))?\W*$/iu;

/** Whether a cell begins a row of sums below a list. */
export const isSum = (text: string): boolean => sum.test(text);

/** What is said of such a row, and of one whose name is nobody's. */
export const sumProblem = (text: string): string => `"${text}" is no name; leave the row out`;

const late = /^(?:late\b|स्व(?:\.|र्गीय))/i;

/** What in a child's name is most likely a slip, or not public: figures, brackets, and whose child it is. */
const moreThanName = /[\p{N}()[\]{}]|\s[sdwc] ?\/ ?o\b|\b(?:son|daughter|ward) of\b/iu;

/** The name of a child. */
export function readChildName(cell: Cell): Value {
  if (nobody.test(cell.text) || sum.test(cell.text)) return { problem: sumProblem(cell.text) };
  if (late.test(cell.text))
    return { problem: 'this may be a child who has died; leave the row out, or correct the name' };
  const read = readName(cell);
  const isDoubtful = 'value' in read && moreThanName.test(String(read.value));
  return isDoubtful
    ? {
        ...read,
        doubt: `"${String(read.value)}" has a figure, brackets or a parent, and is taken as it stands; correct it, unless the name is right`,
      }
    : read;
}

/** A name: it has letters, or a spreadsheet has lost them. Programs write 'Priya .' and 'Ravi NULL' without a surname. */
export function readName({ text }: Cell): Value {
  if (nobody.test(text)) {
    const doubt = `"${text}" is nobody’s name, and is shown as it stands; leave the row out if no post is vacant`;
    return { value: text, doubt };
  }
  if (/\p{L}/u.test(text))
    return { value: text.replace(/^\d+[.)]\s*| (?:\.|null)(?: (?:\.|null))?$/gi, '') };
  const advice = text.includes('?') ? 'save the file as .xlsx or "CSV UTF-8", or ' : '';
  return { problem: `"${text}" is no name; ${advice}write the name again` };
}
