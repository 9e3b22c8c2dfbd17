import { addMonths, monthOf } from '../../lib/dates/month';
import { daysInMonth, partsOf, type PlainDate, plainDate } from '../../lib/dates/plain-date';

/** The ages of a class at the start of a session, in years; 3.5 is three years and six months. */
export interface ClassAges {
  class: string;
  from: number;
  to: number;
}

/** What the rule of ages says of a child. */
export type AgeAnswer =
  | { kind: 'fits'; class: string }
  /** Too young for all classes; the first fits that many years later. */
  | { kind: 'younger'; class: string; years: number }
  | { kind: 'between'; older: string; younger: string }
  | { kind: 'older'; class: string };

/** The day on which a child is so many months old; the last of a month that is too short. */
export function dayOfAge(birth: PlainDate, months: number): PlainDate {
  const { year, month } = addMonths(monthOf(birth), months);
  return plainDate({ year, month, day: Math.min(partsOf(birth).day, daysInMonth(year, month)) });
}

const inMonths = (years: number) => Math.round(years * 12);

/** Which class the ages give for a child on a day. Both ends of an age belong to it, on the day itself. */
export function classFor(
  ages: readonly ClassAges[],
  birth: PlainDate,
  day: PlainDate,
): AgeAnswer | undefined {
  const hasAge = (years: number) => dayOfAge(birth, inMonths(years)) <= day;
  const isOver = (years: number) => dayOfAge(birth, inMonths(years)) < day;
  const at = ages.findIndex(({ to }) => !isOver(to));
  const [first, last] = [ages[0], ages.at(-1)];
  if (!first || !last) return undefined;
  const next = ages[at];
  if (!next) return { kind: 'older', class: last.class };
  if (hasAge(next.from)) return { kind: 'fits', class: next.class };
  const before = ages[at - 1];
  if (before) return { kind: 'between', older: before.class, younger: next.class };
  const { year, month, day: date } = partsOf(day);
  for (let years = 1; years < 20; years += 1) {
    const later = plainDate({ year: year + years, month, day: date });
    if (dayOfAge(birth, inMonths(first.from)) <= later) {
      return { kind: 'younger', class: first.class, years };
    }
  }
  return { kind: 'younger', class: first.class, years: 20 };
}

/** What a stream asks for: the average of some subjects, in per cent. */
export interface StreamRule {
  stream: string;
  percent: number;
  subjects: readonly string[];
}

/** What the rule of a stream says of a student's marks. */
export interface StreamAnswer {
  stream: string;
  open: boolean;
  /** Per cent in the subjects that count; none where a mark is still unknown. */
  average?: number;
}

/** Which streams are open with these marks, in per cent by subject. Nothing is rounded up. */
export function openStreams(
  rules: readonly StreamRule[],
  marks: ReadonlyMap<string, number>,
): StreamAnswer[] {
  return rules.map(({ stream, percent, subjects }) => {
    const known = subjects.flatMap((subject) => marks.get(subject) ?? []);
    if (known.length < subjects.length) return { stream, open: false };
    const sum = known.reduce((total, mark) => total + mark, 0);
    // Compared as sums: a third would not come out even.
    return { stream, open: sum >= percent * known.length, average: sum / known.length };
  });
}
