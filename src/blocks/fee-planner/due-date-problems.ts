import { formatDay } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';
import { firstUnordered, duesOf, type WrittenDue } from '../fee-table/due-dates';

/** What a planner's last dates are worked out from. */
interface WrittenDates {
  session: string;
  periods: readonly { name: string; due?: readonly WrittenDue[] | undefined }[];
  classes: readonly string[];
  firstMonth: number;
}

/** How far from a session's first year a last date may be, in years. */
const yearsBefore = 1;
const yearsAfter = 2;

const isFar = (date: PlainDate, session: string) => {
  const years = Number(date.slice(0, 4)) - Number(session.slice(0, 4));
  return years < -yearsBefore || years > yearsAfter;
};

/** What is wrong with the last dates of one row; `undefined` for nothing. */
export function dueDateProblem(
  { session, periods, classes, firstMonth }: WrittenDates,
  row: { name?: string; classes?: string | undefined } | undefined,
): string | undefined {
  const dues = duesOf(session, periods, row?.classes, classes, firstMonth);
  const nameAt = (index: number) => periods[index]?.name;
  const missing = dues.indexOf(undefined);
  if (missing >= 0)
    return `the period "${nameAt(missing)}" has no last date for "${row?.name}"; write it as due: [{ by: 10 May }]`;
  const dates = dues.map((due) => due?.date);
  const far = dates.findIndex((date) => date && isFar(date, session));
  const formattedAt = (index: number) => formatDay(dates[index] ?? '1900-01-01');
  if (far >= 0)
    return `the last date of "${nameAt(far)}", ${formattedAt(far)}, is far from the session ${session}; check its year`;
  const second = firstUnordered(dates);
  return second < 0
    ? undefined
    : `the last date of "${nameAt(second)}", ${formattedAt(second)}, is not after the one before it, ${formattedAt(second - 1)}; write both with their years, such as 10 May 2026`;
}
