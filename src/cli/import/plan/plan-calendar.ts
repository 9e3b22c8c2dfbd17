import type { ReadRow } from '../columns/read-rows';
import { pageCalendar, rowsOfPage } from '../lists/page-calendar';
import type { ImportOptions } from '../options';
import type { ReadFile } from './print-plan';
import { type Further, planRows } from './write-rows';

/** What kind of day it is only the page knows. */
const withoutKind = (row: ReadRow): ReadRow => {
  const { type: _, ...item } = row.item;
  return { ...row, item };
};

/** Shows what days would change in the month calendar, and on the page with the school's calendar, which has its own. */
export function planCalendar(
  read: ReadFile,
  options: Pick<ImportOptions, 'dir' | 'page' | 'remove' | 'removeAll'>,
  known: { firstMonth: number; fileName: string; heading?: string },
): Further[] {
  const list = planRows({ ...read, rows: read.rows.map(withoutKind) }, options);
  const page = options.page ? pageCalendar(options.dir) : undefined;
  if (!page) return [list];
  const { rows, outside } = rowsOfPage(read.rows, page.file, known);
  console.log(`The page "${page.title}" (content/${page.file.name}); --no-page leaves it as it is`);
  if (outside > 0)
    console.log(`Note: of another session than its months, and not shown there: ${outside}`);
  return [list, planRows({ ...read, rows, unread: undefined, chosen: page }, options)];
}
