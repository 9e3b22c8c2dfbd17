import type { LoadedPage } from '../load-page';
import { isRecord } from '../record';
import type { DatedEntry } from './day-kinds';

/** The months of the calendars on a page; the loader knows no kind of block, and looks at what is there. */
export function calendarsOn(page: Pick<LoadedPage, 'page'> | undefined) {
  const blocks: readonly unknown[] = page?.page?.blocks ?? [];
  return blocks
    .filter((block) => isRecord(block) && block.kind === 'calendar')
    .flatMap((block) => (block as { months: { month: string; entries: DatedEntry[] }[] }).months);
}
