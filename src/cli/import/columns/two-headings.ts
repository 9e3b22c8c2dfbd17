import type { Target } from '../lists/target';
import type { Cell, Sheet } from '../sheets/sheet';
import { findColumns, headingRow } from './headings';

/** The fields of which a heading may be one. */
const idsIn = (row: readonly Cell[], target: Target) => [
  ...findColumns(row, target).columns.keys(),
];

/**
 * Of a heading and the one of several columns above it what names a field: 'Birth Date', 'Std' below 'Class'; of
 * '(dd/mm/yyyy)' both.
 */
function joined(group: string, own: string, target: Target): string {
  const idOf = (text: string) => idsIn([{ text, at: '' }], target)[0];
  // 'Class details' is of the class.
  const of = idOf(group) ?? idOf(group.split(' ', 1)[0] ?? '');
  const isForm = /^\P{L}*(?:[dmy]{1,4}\P{L}*){2,}$/iu.test(own);
  const [is, both] = [isForm ? undefined : idOf(own), `${group} ${own}`];
  const isBeside = target.fields.some(({ beside = {} }) => Object.hasOwn(beside, is ?? ''));
  // 'Name' below 'Father' is no name of a child.
  if (of === undefined || is === undefined || isBeside) return both;
  return of === is && idOf(both) !== undefined ? both : own;
}

/**
 * A sheet whose headings stand in two rows, 'Student' above 'First Name' and 'Last Name', with them in one; another
 * sheet as it is.
 */
export function withOneHeading(sheet: Sheet, target: Target): Sheet {
  const { at } = headingRow(sheet, target);
  const [top = [], below = []] = sheet.rows.slice(at, at + 2);
  const isOfTwo =
    idsIn(below, target).length > 1 &&
    below.every(({ text }) => !/\d/.test(text)) &&
    below.some(({ text }, index) => text !== '' && text !== top[index]?.text);
  if (!isOfTwo || top.every(({ text }, index) => text !== '' || !below[index]?.text)) return sheet;
  let group = '';
  const row = below.map((cell, index): Cell => {
    const above = top[index]?.text ?? '';
    if (above !== '' || cell.text === '') group = above;
    if (cell.text === '' || cell.text === above) return { ...cell, text: above };
    return { ...cell, text: group === '' ? cell.text : joined(group, cell.text, target) };
  });
  return { ...sheet, rows: [...sheet.rows.slice(0, at), row, ...sheet.rows.slice(at + 2)] };
}
