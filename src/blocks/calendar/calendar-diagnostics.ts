import type { FieldProblem } from '../../content/field-messages';
import { weekdayName } from '../../lib/dates/format';
import { daysBetween, parsePlainDate } from '../../lib/dates/plain-date';

/** An entry as far as it could be read. */
interface Entry {
  date?: string;
  from?: string;
  to?: string;
  weekday?: string;
}

/** What takes more days than a year has a mistyped year. */
const mostDays = 366;

/** What is wrong with the days of an entry: both forms, half a stretch, a wrong weekday. */
export function entryDiagnostics({ date, from, to, weekday }: Entry): FieldProblem[] {
  const diagnostics: FieldProblem[] = [];
  const report = (path: string, message: string) => diagnostics.push({ path, message });
  if (date === undefined && from === undefined && to === undefined) {
    report('', 'no day; write "date: 2025-04-01", or "from" and "to"');
  } else if (date !== undefined && (from !== undefined || to !== undefined)) {
    report('date', 'write either "date", or "from" and "to"');
  } else if (from !== undefined && to === undefined) {
    report('from', 'a stretch needs its last day too; add "to", or write "date" for a single day');
  } else if (to !== undefined && from === undefined && date === undefined) {
    report('to', 'a stretch needs its first day too; add "from"');
  } else if (from !== undefined && to !== undefined && to < from) {
    report('to', `the stretch ends before it begins (${from}); exchange "from" and "to"`);
  }
  const first = parsePlainDate(date ?? from);
  const last = parsePlainDate(to);
  const count = first && last ? daysBetween(first, last) + 1 : 0;
  if (count > mostDays)
    report('to', `the stretch would take ${count} days; check the year of both days`);
  if (weekday !== undefined && first && weekdayName(first) !== weekday) {
    report(
      'weekday',
      `${first} is a ${weekdayName(first)}, not "${weekday}"; correct it or leave "weekday" out`,
    );
  }
  return diagnostics;
}

/** What is wrong between months and their entries: a month twice, months out of order, a stray day. */
export function monthDiagnostics(
  months: readonly { month?: string; entries?: Entry[] }[],
): FieldProblem[] {
  const isMonth = (month?: string): month is string => parsePlainDate(`${month}-01`) !== undefined;
  return months.flatMap(({ month, entries }, index) => {
    if (!isMonth(month)) return [];
    const path = `months[${index}]`;
    const before = months[index - 1]?.month;
    const reason = month === before ? 'stands twice' : `comes before ${before}`;
    const order = { path: `${path}.month`, message: `${month} ${reason}; put months in order` };
    const stray = (entries ?? []).flatMap((entry, place) => {
      const from = entry?.date ?? entry?.from;
      if (typeof from !== 'string' || !parsePlainDate(from) || touches(entry, from, month))
        return [];
      const key = entry.date === undefined ? 'from' : 'date';
      const message = `${from} is outside ${month}; move the entry to its own month`;
      return [{ path: `${path}.entries[${place}].${key}`, message }];
    });
    return isMonth(before) && month <= before ? [order, ...stray] : stray;
  });
}

/** A stretch may stand in each month that it runs through. */
function touches({ to }: Entry, from: string, month: string): boolean {
  return from.slice(0, 7) <= month && month <= (to ?? from).slice(0, 7);
}
