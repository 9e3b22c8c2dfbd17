import { addDays, partsOf, plainDate, weekdayOf, type PlainDate } from './plain-date';

/** A month of a year; `month` counts from 1. */
export interface YearMonth {
  year: number;
  month: number;
}

/** One cell of a month grid; `inMonth` is false for the neighbours' days at the edges. */
export interface GridDay {
  date: PlainDate;
  day: number;
  inMonth: boolean;
}

/** The month that a day stands in. */
export function monthOf(date: PlainDate): YearMonth {
  const { year, month } = partsOf(date);
  return { year, month };
}

/** The month that many months later; earlier for a negative count. */
export function addMonths({ year, month }: YearMonth, months: number): YearMonth {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
}

/** The months from one day to another, by their names: '2026-05', '2026-06'. */
export function monthsBetween(from: PlainDate, to: PlainDate): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); ; month = addMonths(month, 1)) {
    const first = plainDate({ ...month, day: 1 });
    if (first > to) return months;
    months.push(first.slice(0, 7));
  }
}

/** The weeks of a month, each of seven days from Monday, with the neighbours' days at the edges. */
export function monthGrid(year: number, month: number): GridDay[][] {
  const first = plainDate({ year, month, day: 1 });
  const weeks: GridDay[][] = [];
  let date = addDays(first, -weekdayOf(first));
  do {
    const week: GridDay[] = [];
    for (let column = 0; column < 7; column += 1) {
      const parts = partsOf(date);
      week.push({ date, day: parts.day, inMonth: parts.month === month });
      date = addDays(date, 1);
    }
    weeks.push(week);
  } while (partsOf(date).month === month);
  return weeks;
}
