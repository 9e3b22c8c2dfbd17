import { parseDayAndMonth } from '../../../lib/dates/day-and-month';
import { sessionFrom } from '../../../lib/dates/session';
import { askPerson } from '../../content-new/ask-person';
import type { Question } from '../../content-new/question';
import { hasPerson } from '../confirm';
import type { Field, Target } from '../lists/target';
import { type Sheet, tidy } from '../sheets/sheet';
import { writtenDay } from '../values/read-day';
import { readText, type ValueContext } from '../values/read-value';
import { classAbove } from './said-above';
import { findColumns, headingRow, missingFields } from './headings';
import { tablesBelow } from './tables-below';

/** What was said of columns by options, or by an answer of before. */
export interface Told {
  /** Field → heading. */
  columns: Readonly<Record<string, string>>;
  /** Field → a value for all rows. */
  fixed: Readonly<Record<string, string>>;
}

/** `name=Name of Pupil,class=Std.` as pairs. */
export function pairsOf(option: string, written: string | undefined): Record<string, string> {
  // A column of a table may have a name of several words; a text may have commas.
  const next = option === 'columns' ? /,(?=[^,="']{1,80}=)/ : /,(?= ?\w+ ?=)/;
  const parts = (written ?? '').split(next).filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [key = '', ...value] = part.split('=');
      const text = value
        .join('=')
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2');
      if (value.length === 0 || text === '') {
        throw new Error(
          `--${option}: write ${option === 'columns' ? 'name="Name of Pupil",class=Std' : 'session=2025-2026'}`,
        );
      }
      return [key.trim(), text];
    }),
  );
}

const sameText = (a: string, b: string) => tidy(a).toLowerCase() === tidy(b).toLowerCase();

const idsOf = ({ fields }: Target) =>
  fields.flatMap(({ key, parts, beside }) => [key, ...Object.keys({ ...parts, ...beside })]);

/** The row of headings: the one that names what was told, or the most fields. */
function rowOf(sheet: Sheet, target: Target, told: readonly string[]): number {
  const at = sheet.rows
    .slice(0, 15)
    .findIndex(
      (row) =>
        told.length > 0 && told.some((heading) => row.some(({ text }) => sameText(text, heading))),
    );
  return at >= 0 ? at : headingRow(sheet, target).at;
}

/** What may be written for all rows; a session as the school's are: of two years, or of one that begins in January. */
const exampleOf = ({ key, example }: Field, { firstMonth }: ValueContext) =>
  key === 'session' && example ? sessionFrom(Number(example.slice(0, 4)), firstMonth) : example;

function questionFor(field: Field, headings: readonly string[], context: ValueContext): Question {
  const example = exampleOf(field, context);
  const isFixed = example !== undefined && headings.length === 0;
  const base = {
    name: field.key,
    words: isFixed
      ? `${field.words.charAt(0).toUpperCase()}${field.words.slice(1)}, of all rows`
      : `Which column holds ${field.words}?`,
  };
  return isFixed ? { ...base, ...(example && { example }) } : { ...base, choices: () => headings };
}

function listed(
  fields: readonly Field[],
  headings: readonly string[],
  context: ValueContext,
): Error {
  const lines = fields.map((field) => {
    const { key, words } = field;
    const example = exampleOf(field, context);
    const set = example === undefined ? '' : `, or for all rows --set ${key}=${example}`;
    return `It isn't clear which column holds ${words}; say so: --columns ${key}="…"${set}`;
  });
  const isColumn = fields.some(({ example }) => example === undefined);
  const advice = 'Where several hold it, such as one for each wing, import the file once for each.';
  const last = `Its headings: ${headings.join(', ')}`;
  return new Error([...lines, ...(isColumn ? [advice] : []), last].join('\n'));
}

/**
 * Finds the columns by their headings, which stand in row `at`, and asks for those that can't be found. `chosen` is what
 * a person has said, to be remembered.
 */
export async function chooseColumns(
  sheet: Sheet,
  target: Target,
  told: Told,
  context: ValueContext,
) {
  const odd = [...Object.keys(told.columns), ...Object.keys(told.fixed)].find(
    (id) => !idsOf(target).includes(id),
  );
  if (odd !== undefined) {
    throw new Error(`"${odd}" is no field of ${target.name}; it has ${idsOf(target).join(', ')}`);
  }
  const at = rowOf(sheet, target, Object.values(told.columns));
  const row = sheet.rows[at] ?? [];
  const headings = row.map(({ text }) => text).filter((text) => text !== '');
  const { columns, several, guessed } = findColumns(row, target);
  // A row of the table itself, which would be lost as the headings.
  const isBare = columns.size === 0 && Object.keys(told.columns).length === 0;
  const ofDays = sheet.rows.find((one) =>
    one.some(({ text }) => parseDayAndMonth(text) ?? writtenDay(text)),
  );
  if (isBare && ofDays) {
    const names = target.fields.flatMap(({ needed, key }) => (needed ? key : []));
    throw new Error(
      `No row names the columns; write one above ${ofDays[0]?.at ?? ''}, with a name for each: ${names.join(', ')}`,
    );
  }
  // Told columns stand once; else no answer could tell two tables apart.
  const twice = [...several].filter(([, [first = 0, ...others]]) =>
    others.some((index) => sameText(row[index]?.text ?? '', row[first]?.text ?? '')),
  );
  const [second] = twice.flatMap(([, [, index = 0]]) => row[index]?.at ?? []);
  if (twice.length > 1 && second !== undefined) {
    throw new Error(
      `Two tables stand side by side, the second one from ${second}. Put it below the first one, or into a sheet of its own.`,
    );
  }
  const [[id, [index = 0] = []] = []] = twice;
  if (id !== undefined && second !== undefined && !(id in told.columns)) {
    throw new Error(
      `Two columns are called "${row[index]?.text ?? ''}", ${row[index]?.at ?? ''} and ${second}. Where two tables stand side by side, put the second one below the first one; else give one column another heading.`,
    );
  }
  const choose = (id: string, heading: string) => {
    const index = row.findIndex(({ text }) => sameText(text, heading));
    if (index < 0) {
      throw new Error(`There is no column "${heading}"; its headings: ${headings.join(', ')}`);
    }
    // A column that was chosen for one field is not found for another.
    for (const [other, taken] of columns) if (taken === index) columns.delete(other);
    columns.set(id, index);
    several.delete(id);
  };
  for (const [id, heading] of Object.entries(told.columns)) choose(id, heading);
  const fixed = { ...told.fixed };
  const isOpen = ({ key }: Field) => several.has(key) && fixed[key] === undefined;
  const [first] = tablesBelow(sheet, target, { at, columns, fixed });
  const isTitled = first && classAbove(first, target, context) !== undefined;
  const lacking = missingFields(columns, target).filter(
    ({ key }) => fixed[key] === undefined && !(key === 'class' && isTitled),
  );
  const open = [...new Set([...target.fields.filter(isOpen), ...lacking])];
  const chosen: Record<string, string> = {};
  if (open.length > 0) {
    if (!hasPerson()) throw listed(open, headings, context);
    const isFixed = (field: Field) => lacking.includes(field) && field.example !== undefined;
    const questions = open.map((field) =>
      questionFor(field, isFixed(field) ? [] : headings, context),
    );
    const answers = await askPerson(questions, {}, '');
    for (const field of open) {
      const answer = answers[field.key] ?? '';
      if (isFixed(field)) fixed[field.key] = answer;
      else {
        choose(field.key, answer);
        chosen[field.key] = answer;
      }
    }
  }
  for (const field of target.fields) {
    const value = fixed[field.key];
    if (value === undefined) continue;
    const read = (field.read ?? readText)({ text: value, at: '--set' }, context);
    if ('problem' in read) throw new Error(`--set ${field.key}: ${read.problem}`);
  }
  return { columns, fixed, at, chosen: { ...told.columns, ...chosen }, guessed };
}
