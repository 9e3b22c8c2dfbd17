import { sameDay } from '../lists/common-fields';
import { isList, type ListItem } from '../lists/target';
import { type Cell, onlyCell, type Sheet } from '../sheets/sheet';
import { exchanged, exchangedDays } from '../values/read-day';
import { outOfHeading } from '../values/read-percent';
import { isSum, readText, sumProblem } from '../values/read-value';
import { saidAbove } from './said-above';
import { tablesBelow, type TableBelow } from './tables-below';
import { withWholeTitles } from './whole-titles';
import { withMonths } from './month-apart';
import { likelyTwice, weekdayApart, doubledRows } from './row-doubts';
import {
  fieldCell,
  namedFile,
  type RowFile,
  type RowOptions,
  rowOfOne,
  schemaProblems,
} from './row-cells';

/** A row that was read: the item it gives, and the files that are to be copied for it. */
export interface ReadRow {
  item: ListItem;
  at: string;
  files: RowFile[];
}

/** A row that can't be read, and why, at its cell. */
export interface Unread {
  at: string;
  message: string;
  /** What stands in a column that may say that a child has left, where its words are not known. */
  word?: string;
  heading?: string;
}

const readOne = (
  row: readonly Cell[],
  head: readonly Cell[],
  options: RowOptions,
  suspect: ReadonlySet<Cell>,
) => {
  const { target, context, columns, withdrawn } = options;
  const item: Record<string, unknown> = {};
  const files: ReadRow['files'] = [];
  const unread: Unread[] = [];
  const doubts: Unread[] = [];
  const places = new Map<string, string>();
  const rowAt = row[0]?.at ?? '';
  for (const field of target.fields) {
    const cell = fieldCell(field, row, options);
    if (!cell) continue;
    places.set(field.key, cell.at);
    const report = (message: string) => unread.push({ at: cell.at, message });
    if (cell.problem !== undefined) report(cell.problem);
    else if (suspect.has(cell)) report(exchanged);
    else if (cell.text === '') {
      if (field.needed && item[field.key] === undefined) report(`${field.words} is missing`);
      else if (field.blank !== undefined) doubts.push({ at: cell.at, message: field.blank });
    } else if (field.file) {
      const { value, path, problem } = namedFile(field, cell.text, options);
      if (problem !== undefined) report(problem);
      else if (path !== undefined) files.push({ field, path });
      else item[field.key] = isList(field) ? [value] : value;
    } else {
      const outOf = options.fixed[field.key] === undefined ? context.outOf : undefined;
      // 'Date of Birth (MM/DD/YYYY)'
      const isMonthFirst = /\bmm\W?dd\b/i.test(head[columns.get(field.key) ?? -1]?.text ?? '');
      const text = isMonthFirst
        ? cell.text.replace(/^(\d{1,2})([/.-])(\d{1,2})(?!\d)/, '$3$2$1')
        : cell.text;
      const read = (field.read ?? readText)({ ...cell, text }, { ...context, outOf });
      if ('problem' in read) report(read.problem);
      else {
        if (read.value !== undefined) item[field.key] = read.value;
        if (read.doubt !== undefined) doubts.push({ at: cell.at, message: read.doubt });
        // A column of its own says more than what stands beside another value, where it is filled in.
        for (const [key, value] of Object.entries(read.more ?? {})) {
          if (!row[columns.get(key) ?? -1]?.text) item[key] = value;
        }
      }
    }
  }
  doubts.push(...weekdayApart(row, target, item));
  const [excluded] = row.flatMap(({ text, at }, index): Unread[] => {
    const heading = head[index]?.text ?? '';
    const why = target.excludes?.(text, heading) ?? false;
    const isUnsure = typeof why === 'string';
    if (why === false || (isUnsure && options.atSchool.has(text.toLowerCase()))) return [];
    const advice = isUnsure ? why : 'correct this';
    const message = `"${text}" stands here, so the row is not taken; leave it out, or ${advice}`;
    return [{ at, message, ...(isUnsure && { word: text, heading }) }];
  });
  if (unread.length === 0 && excluded) unread.push(excluded);
  if (unread.length === 0) {
    for (const { key, message } of schemaProblems(target, item, context.classes)) {
      unread.push({ at: places.get(key) ?? rowAt, message });
    }
  }
  const only = onlyCell(row);
  if (only && (unread.length > 1 || unread.some(({ at }) => at !== only.at))) {
    const message = only.problem ?? 'nothing else stands in this row; fill it in, or leave it out';
    unread.splice(0, unread.length, { at: only.at, message });
  } else if (only && unread.length === 0 && columns.size > 1) {
    doubts.push({ at: only.at, message: rowOfOne(only.text) });
  }
  const first = row.find(({ text }) => text !== '');
  const isOfNoField = first && ![...columns.values()].includes(row.indexOf(first));
  const isName = unread.length > 1 && target.nameKey === 'name';
  if (first && (isName || isOfNoField) && isSum(first.text)) {
    unread.splice(0, unread.length, { at: first.at, message: sumProblem(first.text) });
  }
  const isChild =
    (target.nameKey === 'name' && withdrawn.isChild(item['name'])) ||
    Object.values(item).some(
      (value) => typeof value === 'string' && (withdrawn.names(value) || withdrawn.isName(value)),
    );
  // Nothing of what was withdrawn is repeated here.
  const kept = isChild
    ? [
        {
          at: rowAt,
          message: 'names a child who is withdrawn, or may be (privacy.yaml); not imported',
        },
      ]
    : unread;
  return {
    row: { item, at: rowAt, files },
    unread: kept,
    doubts,
    isExcluded: isChild || !!excluded,
  };
};

function readTable(below: TableBelow, options: RowOptions) {
  const table = withMonths(below, options.target.fields);
  const { head, columns } = table;
  const { target } = options;
  const rows = withWholeTitles(table, target, options.fixed['forClass']);
  const suspect = new Set(
    target.fields
      .filter(({ same }) => same === sameDay || target.name === 'birthdays')
      .flatMap(({ key }) =>
        exchangedDays(rows.flatMap((row) => row[columns.get(key) ?? -1] ?? [])),
      ),
  );
  const { context } = options;
  const textOf = (cells: readonly Cell[], id: string) => cells[columns.get(id) ?? -1]?.text;
  const fixed = { ...options.fixed, ...saidAbove(table, target, context), ...options.given };
  return rows.map((row) => {
    const outOf = outOfHeading(textOf(head, 'division') ?? '', textOf(row, 'outof'));
    return readOne(
      row,
      head,
      { ...options, columns, context: { ...context, outOf }, fixed },
      suspect,
    );
  });
}

/** Reads the rows below the headings: items, what can't be read, and what is taken and should be looked at. */
export function readRows(sheet: Sheet, options: RowOptions) {
  const { target } = options;
  const rows: ReadRow[] = [];
  const unread: Unread[] = [];
  // Of rows that can't be taken and belong to the list: no child who is withdrawn or has left.
  const unreadItems: ListItem[] = [];
  const doubts: Unread[] = [];
  const all = tablesBelow(sheet, target, options).flatMap((one) => readTable(one, options));
  const again = doubledRows(all, target);
  for (const read of all) {
    const message = again.get(read);
    if (message !== undefined) unread.push({ at: read.row.at, message });
    unread.push(...read.unread);
    if (message !== undefined || read.unread.length > 0) {
      if (!read.isExcluded) unreadItems.push(read.row.item);
    } else {
      rows.push(read.row);
      // One word for all rows of a class that is called so.
      doubts.push(
        ...read.doubts.filter(({ message }) => !doubts.some((one) => one.message === message)),
      );
    }
  }
  return { rows, unread, unreadItems, doubts: [...doubts, ...likelyTwice(rows, target)] };
}
