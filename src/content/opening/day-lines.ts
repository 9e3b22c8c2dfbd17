import { formatClock, type Hours } from '../../lib/dates/clock-hours';
import { monthName, weekdayName } from '../../lib/dates/format';
import { addDays, partsOf, type PlainDate } from '../../lib/dates/plain-date';
import type { DayKind } from './day-kinds';

const range = ({ from, until }: Hours) => `${formatClock(from)}–${formatClock(until)}`;

/** 12 November, of a year that the reader knows. */
function dayName(day: PlainDate): string {
  const { month, day: number } = partsOf(day);
  return `${number} ${monthName(month)}`;
}

/** No vacation of a school is longer. */
const farthest = 100;

/** When school opens next after a day: nothing is said where a day before that is unknown. */
function opensNext(day: PlainDate, kindOf: (day: PlainDate) => DayKind): string {
  for (let ahead = 1; ahead <= farthest; ahead += 1) {
    const next = addDays(day, ahead);
    const kind = kindOf(next);
    if (kind.is === 'unknown') return '';
    if (kind.is !== 'open' || !kind.school) continue;
    const from = `from ${formatClock(kind.school.from)}`;
    if (ahead === 1) return ` · open tomorrow ${from}`;
    return ` · open again on ${ahead < 7 ? weekdayName(next) : dayName(next)} ${from}`;
  }
  return '';
}

function officeAt(minute: number, office: Hours | undefined, isSchoolAhead: boolean): string {
  if (!office) return '';
  if (isSchoolAhead) return ` · office ${range(office)}`;
  if (minute < office.from) return ` · office from ${formatClock(office.from)}`;
  if (minute < office.until) return ` · office until ${formatClock(office.until)}`;
  return ' · office closed';
}

function openAt(
  minute: number,
  { school, office }: { school?: Hours; office?: Hours },
  next: string,
): string {
  if (school && minute < school.until) {
    const isAhead = minute < school.from;
    const hours = isAhead ? range(school) : `until ${formatClock(school.until)}`;
    return `Open today ${hours}${officeAt(minute, office, isAhead)}`;
  }
  if (office && minute < office.until) {
    const hours = minute < office.from ? range(office) : `until ${formatClock(office.until)}`;
    return `${school ? 'School is over' : 'No school today'} · office ${hours}`;
  }
  return `Closed now${next}`;
}

/** What is said of a season where the day itself is not known: its hours from Monday to Friday. */
export function usualLine(kind: DayKind): string {
  if (kind.is !== 'open') return '';
  const { school, office } = kind;
  const hours = [school && `school ${range(school)}`, office && `office ${range(office)}`];
  return `Usual hours, Monday to Friday: ${hours.filter(Boolean).join(' · ')}`;
}

/** All that is said in the course of a day, each from a minute on; nothing for a day of which nothing is known. */
export function dayLines(day: PlainDate, kindOf: (day: PlainDate) => DayKind) {
  const kind = kindOf(day);
  if (kind.is === 'unknown') return [];
  const next = opensNext(day, kindOf);
  if (kind.is === 'open') {
    const edges = [kind.school, kind.office].flatMap((hours) =>
      hours ? [hours.from, hours.until] : [],
    );
    return [...new Set([0, ...edges])]
      .sort((a, b) => a - b)
      .map((minute) => ({ minute, line: openAt(minute, kind, next) }));
  }
  const { holiday } = kind;
  const last = holiday?.to ?? day;
  const line =
    holiday && day < last
      ? `Closed: ${holiday.event} until ${dayName(last)}`
      : `Closed today${holiday ? `: ${holiday.event}` : ''}${next}`;
  return [{ minute: 0, line }];
}
