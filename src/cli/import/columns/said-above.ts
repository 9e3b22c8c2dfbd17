import { readClasses } from '../../../lib/http/class-names';
import type { Target } from '../lists/target';
import { readBoardClass } from '../values/read-class';
import { readText, type ValueContext } from '../values/read-value';
import { sheetOf, type TableBelow } from './tables-below';
import { readSessionCell } from '../values/read-session';
import { sessionIn } from '../values/title-year';
import type { Sheet } from '../sheets/sheet';
import { findColumns, headingRow } from './headings';

/** The session of all rows below headings without a column for it, where one of these titles says it: 'ICSE Result 2025-26'. */
function sessionOf(
  columns: ReadonlyMap<string, number>,
  titles: readonly string[],
  { fields }: Target,
  context: ValueContext,
): string | undefined {
  const isAsked = fields.some(({ key, needed }) => key === 'session' && needed);
  if (!isAsked || columns.has('session')) return undefined;
  const text = sessionIn(titles.join(' \n '));
  const read = text === undefined ? undefined : readSessionCell({ text, at: '' }, context);
  if (!read || !('value' in read)) return undefined;
  const session = String(read.value);
  // Where sessions are years, '2025-26' may be either.
  return session.includes('-') && context.firstMonth === 1 ? undefined : session;
}

/** The session that the first title of a sheet, its name or that of the file says. */
export function sessionOfFile(sheet: Sheet, target: Target, context: ValueContext, name: string) {
  const { at } = headingRow(sheet, target);
  const above = sheet.rows.slice(0, at).flatMap((row) => row.map(({ text }) => text));
  const { columns } = findColumns(sheet.rows[at] ?? [], target);
  return sessionOf(columns, [...above, sheet.name, name], target, context);
}

/** The session that the title of one table, or its sheet, says; one file may have several. */
export const sessionAbove = (table: TableBelow, target: Target, context: ValueContext) =>
  sessionOf(table.columns, [...table.titles, sheetOf(table)], target, context);

/** What the titles of a table say of all its rows. */
export function saidAbove(table: TableBelow, target: Target, context: ValueContext) {
  const ofAll = classAbove(table, target, context);
  const session = sessionAbove(table, target, context);
  return { ...(ofAll && { class: ofAll.value }), ...(session && { session }) };
}

/** 'Class : V - A', 'Std. 6 (B)'; not 'Class I to V', which are several, and not 'Class teacher'. */
const inTitle =
  /(?<!\p{L})(?:class|std|standard|grade|कक्षा)(?!\p{L})(?:[ &]*sec(?:tion)?(?!\p{L}))?[ .:–-]*((?:[IVX]{1,4}|\p{Nd}{1,2}(?:st|nd|rd|th)?|(?:pre-?)?nur(?:sery)?|[LU]\.?K\.?G|prep)(?![\p{L}\p{Nd}])(?:[ .:'"‘“(–-]*(?:sec(?:tion)?[ .:'"‘“(–-]*)?[A-H](?!\p{L}))?)(?! ?(?:to|and|&|,|\/|-|–) ?(?:[IVX]|\p{Nd}))/iu;

/** Whether a text is a title that names one class, and so no heading: 'Class X-A'. */
export const isClassTitle = (text: string): boolean => inTitle.test(text);

/** A class that is all of a text, as of the name of a sheet: 'VI A'. */
function wholeClass(text: string, classes: readonly string[]): string | undefined {
  const { classes: found, unknown } = readClasses(text, classes);
  return text.length < 20 && found.length === 1 && unknown.length === 0 ? text : undefined;
}

/** The examination that a title names, alone: 'TOPPERS OF ISC 2026', and not 'ICSE and ISC'. */
function examinationIn(title: string): string | undefined {
  const named = new Set(
    title
      .replaceAll('.', '')
      .toUpperCase()
      .match(/\bI(?:CSE|SC)\b/g),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

/** The class of which a table without a column for it is, and the title or the name of the sheet that says so. */
export function classAbove(
  table: TableBelow,
  { fields }: Target,
  context: ValueContext,
): { value: string; title: string } | undefined {
  const { columns, titles } = table;
  const field = fields.find(({ key }) => key === 'class');
  if (columns.has('class') || !field) return undefined;
  const isBoard = field.read === readBoardClass;
  const names = [...[...titles].reverse(), sheetOf(table)];
  const ways = [
    (title: string) => inTitle.exec(title)?.[1],
    (title: string) => wholeClass(title, context.classes),
    ...(isBoard ? [examinationIn] : []),
  ];
  const [found] = ways.flatMap((way) =>
    names.flatMap((title) => {
      const text = way(title);
      return text === undefined ? [] : [{ title, text }];
    }),
  );
  if (!found) return undefined;
  const read = (field.read ?? readText)({ text: found.text, at: '' }, context);
  // That the school has no class XII any more is told at each row.
  return 'value' in read && (isBoard || read.doubt === undefined)
    ? { value: String(read.value), title: found.title }
    : undefined;
}
