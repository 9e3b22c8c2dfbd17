import type { Target } from '../lists/target';
import type { Cell, Sheet } from '../sheets/sheet';
import { isClassTitle } from './said-above';
import { findColumns, headingRow } from './headings';

/** '9:00', '1.30 pm', '9 am'; '12.10' alone may be a day. */
const hour = /^\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?$/i;

/** A sheet whose columns 'From' and 'To' hold hours, with headings that say so; another sheet as it is. */
export function withHoursNamed(sheet: Sheet, target: Target): Sheet {
  const { at } = headingRow(sheet, target);
  const head = (sheet.rows[at] ?? []).map((cell, column) => {
    if (!/^(?:from|to|starts?|ends?)$/i.test(cell.text)) return cell;
    const texts = sheet.rows.slice(at + 1).flatMap((row) => row[column]?.text || []);
    const isOfHours =
      texts.every((text) => hour.test(text)) && texts.some((text) => /:|m/i.test(text));
    return isOfHours ? { ...cell, text: `${cell.text} time` } : cell;
  });
  return { ...sheet, rows: sheet.rows.with(at, head) };
}

/** The fields of which a heading may be one. */
const idsIn = (row: readonly Cell[], target: Target) => [
  ...findColumns(row, target).columns.keys(),
];

/**
 * Of a heading and the one of several columns above it what names a field: 'Birth Date', 'Std' below 'Class'; of
 * '(dd/mm/yyyy)' both. `isApart`: day and month have a column each.
 */
function joined(group: string, own: string, target: Target, isApart: boolean): string {
  const idOf = (text: string) => idsIn([{ text, at: '' }], target)[0];
  // 'Class details' is of the class.
  const of = idOf(group) ?? idOf(group.split(' ', 1)[0] ?? '');
  const isForm = /^[dmy]{2,}$/i.test(own.replace(/\P{L}+/gu, ''));
  const [is, both] = [isForm ? undefined : idOf(own), `${group} ${own}`];
  const ofPart = target.fields.find(({ beside = {} }) => Object.hasOwn(beside, is ?? ''))?.key;
  // 'Month' below 'Date of Birth' is that of the birth.
  if (isApart && ofPart !== undefined && ofPart === of) return own;
  // 'Name' below 'Father' is no name of a child.
  if (of === undefined || is === undefined || ofPart !== undefined) return both;
  return of === is && idOf(both) !== undefined ? both : own;
}

/** The row of headings that two rows are together, 'Student' above 'First Name' and 'Last Name'; undefined where they are not. */
function ofTwo(top: readonly Cell[], below: readonly Cell[], target: Target): Cell[] | undefined {
  const isOfTwo =
    below.every(({ text }) => !/\d/.test(text)) &&
    !top.some(({ text }) => isClassTitle(text)) &&
    below.some(({ text }, index) => text !== '' && text !== top[index]?.text);
  if (!isOfTwo || top.every(({ text }, index) => text !== '' || !below[index]?.text))
    return undefined;
  let group = '';
  const isApart = idsIn(below, target).includes('month');
  const both = top.map((cell, index): Cell => {
    const { text: above } = cell;
    const own = below[index]?.text ?? '';
    if (above !== '' || own === '') group = above;
    const at = below[index]?.at ?? cell.at;
    if (own === '' || own === above) return { text: above, at };
    return { text: group === '' ? own : joined(group, own, target, isApart), at };
  });
  // Of 'Monthly' and 'Quarterly' below 'Tuition fee' none is a field by itself.
  const most = idsIn(top, target).length + 1;
  return idsIn(below, target).length > 1 || idsIn(both, target).length > most ? both : undefined;
}

/**
 * A sheet whose headings stand in two rows with them in one; another sheet as it is. The lower one may name more fields,
 * and counts for the first then.
 */
export function withOneHeading(sheet: Sheet, target: Target): Sheet {
  const { at } = headingRow(sheet, target);
  const [before = [], top = [], below = []] = [at - 1, at, at + 1].map(
    (index) => sheet.rows[index],
  );
  const known = idsIn(top, target).length;
  const upper = idsIn(before, target).length > 0 ? ofTwo(before, top, target) : undefined;
  if (upper && idsIn(upper, target).length > known)
    return { ...sheet, rows: sheet.rows.toSpliced(at - 1, 2, upper) };
  const row = ofTwo(top, below, target);
  return row ? { ...sheet, rows: sheet.rows.toSpliced(at, 2, row) } : sheet;
}
