import type { PlainDate } from './plain-date';

/** What is said of each day of a session, and when it changes; small enough to stand in a page. */
export interface TodayTable {
  /** The first day. */
  first: PlainDate;
  /** Every line that is said on some day. */
  lines: string[];
  /**
   * The courses that a day can take: minutes since midnight, each followed by the place of the line that is said
   * from then on. A course of nothing is that of a day of which nothing is known.
   */
  courses: number[][];
  /** The place of each day's course, from the first day on, in two digits to the base 36. */
  days: string;
  /**
   * What is said outside of the session: the first day of each season, 'MM-DD', in order, and its usual hours.
   */
  usual: [from: string, line: string][];
}

const dayMs = 86_400_000;
// India keeps UTC+5:30 all year round.
const offsetMs = 19_800_000;

/** What is said at a moment, in milliseconds since 1970, wherever the device is; '' for nothing. */
export function lineAt({ first, lines, courses, days, usual }: TodayTable, now: number): string {
  const atSchool = now + offsetMs;
  const place = 2 * Math.floor((atSchool - Date.parse(first)) / dayMs);
  const course = place < 0 ? undefined : courses[parseInt(days.slice(place, place + 2), 36)];
  const minute = Math.floor((atSchool % dayMs) / 60_000);
  let line = '';
  if (!course) {
    const day = new Date(atSchool).toISOString().slice(5, 10);
    // Until the first season of a year begins, the last one goes on.
    line = usual.at(-1)?.[1] ?? '';
    for (const [from, words] of usual) if (from <= day) line = words;
  }
  for (let index = 0; course && course[index]! <= minute; index += 2) {
    line = lines[course[index + 1]!]!;
  }
  return line;
}
