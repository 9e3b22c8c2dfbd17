import type { Diagnostic } from './diagnostics';
import type { LoadedPage } from './load-page';
import { calendarsOn } from './opening/calendars-on';
import { isRecord } from './record';
import type { Path } from './source-file';

/**
 * What is wrong with planners of fees that offer a calendar of the last dates: the file is written only
 * when a calendar that visitors find holds days of the type fees. A page that visitors don't find may
 * wait for a calendar that they don't find either.
 */
export function feeCalendarDiagnostics(pages: readonly LoadedPage[]): Diagnostic[] {
  // A calendar may stand on a page with errors, which are told first.
  if (pages.some(({ page }) => !page)) return [];
  const dated = pages.filter((page) =>
    calendarsOn(page).some(({ entries }) => entries.some(({ type }) => type === 'fees')),
  );
  return pages.flatMap(({ file, unpublished }) => {
    if (dated.some((other) => unpublished || !other.unpublished)) return [];
    return offersIn(isRecord(file.source.value) ? file.source.value.blocks : [], ['blocks']).map(
      (path) => ({
        ...file.source.at(path),
        message:
          'no calendar of the site holds days of the type fees, so that there is none to offer; write "type: fees" at the last dates in the school calendar, or remove "calendar"',
      }),
    );
  });
}

/** Where planners offer a calendar, however deep they stand in other blocks. */
function offersIn(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => offersIn(item, [...path, index]));
  }
  if (!isRecord(value)) return [];
  if (value.kind === 'fee-planner') return value.calendar === true ? [[...path, 'calendar']] : [];
  return Object.entries(value).flatMap(([key, item]) => offersIn(item, [...path, key]));
}
