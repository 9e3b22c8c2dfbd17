import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Checks, noChecks } from '../../../content/checks';
import { checkValue } from '../../../content/validate';
import type { Withdrawn } from '../../../lib/privacy/withdrawn';
import { documentProblem, photoProblem } from '../../content-new/take-file';
import type { Field, ListItem, Target } from '../lists/target';
import { type Cell, cellAt } from '../sheets/sheet';
import type { ValueContext } from '../values/read-value';
import { joinedText } from '../../../content-service/dataset/birthdays/table-rows';

/** How rows are read. */
export interface RowOptions {
  target: Target;
  columns: ReadonlyMap<string, number>;
  /** What holds for all rows: the session of a file of results. */
  fixed: Readonly<Record<string, string>>;
  /** What of it an option says; the rest gives way to the title of a table. */
  given: Readonly<Record<string, string>>;
  /** The row of the headings. */
  at: number;
  context: ValueContext;
  /** Words for the status of a child who is at school, beside the known ones; in small letters. */
  atSchool: ReadonlySet<string>;
  withdrawn: Withdrawn;
  /** The folder of the imported file, in which the files stand that it names. */
  beside: string;
  /** The content folder. */
  dir: string;
}

/** A file that is to be copied for a row. */
export interface RowFile {
  field: Field;
  path: string;
  /** The file of the item that it replaces, as written there; and its name in the content folder where it is written over. */
  replaces?: { written: string; isEdited: boolean; name?: string };
}

/** What programs and offices write where there is nothing: no such part of a name, no time. */
const noPart = /^(?:[-–—.]+|n\/a|null|nil)$/i;

/** An error of a formula that was saved as a text: in CSV, and by LibreOffice. */
const formulaError = /^(?:Err:\d+|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!))$/;

/** More than a description has. */
const longestCell = 3000;

/** The cells of a field in a row, as one: those of its parts one after the other. */
export function fieldCell(
  field: Field,
  row: readonly Cell[],
  options: RowOptions,
): Cell | undefined {
  const { columns, fixed } = options;
  const at = row[0]?.at ?? '';
  const index = columns.get(field.key);
  const own = index === undefined ? undefined : cellAt(row, index, at);
  const parts = Object.keys(field.parts ?? {}).flatMap((id) => {
    const part = columns.get(id);
    return part === undefined ? [] : cellAt(row, part, at);
  });
  const all = [...(own ? [own] : []), ...parts];
  const formula = all.find(({ text }) => text.startsWith('='));
  // In a text it would be one again as soon as somebody opens the list in a spreadsheet.
  if (formula)
    return { ...formula, problem: 'this is a formula and no text; save the file with its values' };
  const wrong = all.find(({ text }) => formulaError.test(text));
  if (wrong) return { ...wrong, problem: `its formula has an error (${wrong.text})` };
  const long = all.find(({ text }) => text.length > longestCell);
  if (long) return { ...long, problem: `it has more than ${longestCell} characters; shorten it` };
  const broken = all.find(({ problem }) => problem !== undefined);
  if (broken) return broken;
  // A table of a page shows it.
  const isDropped = all.length > 1 || (!field.needed && options.target.schema !== undefined);
  const filled = all.filter(({ text }) => text !== '' && !(isDropped && noPart.test(text)));
  const value = fixed[field.key];
  const [first] = filled;
  if (!first && value !== undefined) return { text: value, at };
  if (!first) return all[0] && { ...all[0], text: isDropped ? '' : all[0].text };
  // The class of all rows, and a column with the section of each.
  if (!own && value !== undefined) filled.unshift({ text: value, at: first.at });
  if (filled.length === 1) return first;
  const { day } = filled.find((cell) => cell.day !== undefined) ?? {};
  return { text: joinedText(filled), at: first.at, ...(day && { day }) };
}

/** What is told of such a row where it can be one of a table of a page. */
export const rowOfOne = (text: string): string =>
  `nothing else stands in this row than "${text}"; it is taken as a row, so leave it out where it is a heading`;

/** A file that a cell names: one of the content already (`value`), or one beside the table (`path`). */
export function namedFile(
  field: Field,
  text: string,
  { beside, dir }: RowOptions,
): { value?: string; path?: string; problem?: string } {
  if (/^(pictures|papers)\//.test(text) && existsSync(join(dir, 'service', text))) {
    return { value: text };
  }
  const path = join(beside, text);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    return {
      problem: `there is no file ${text} beside the table; put it there, or leave the cell blank`,
    };
  }
  const problem = (field.file?.use === 'photo' ? photoProblem : documentProblem)(path, dir);
  return problem === undefined ? { path } : { problem: problem.replaceAll(path, text) };
}

/** What a schema says of an item, by key. */
export function schemaProblems({ schema }: Target, item: ListItem, classes: readonly string[]) {
  if (!schema) return [];
  const checks: Checks = { ...noChecks, classList: classes };
  return checkValue(schema, [item], checks).errors.map(({ path = '', message }) => ({
    key: /^\[0\]\.(\w+)/.exec(path)?.[1] ?? '',
    message,
  }));
}
