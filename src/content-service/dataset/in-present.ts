import { formatLongDay } from '../../lib/dates/format';
import { addDays, addYears, partsOf, plainDate, type PlainDate } from '../../lib/dates/plain-date';
import { APRIL, parseSession } from '../../lib/dates/session';
import { parseWrittenDay } from '../../lib/dates/written-day';
import type { WrittenDays } from '../school-year/occurrences';
import type { Dataset } from './dataset';
import type { Demo } from './kinds';

interface Words {
  title?: string;
  description?: string;
}

const moveSessions = (text: string, years: number) =>
  text.replace(/(?<![\d-])(\d{4})-(\d{4})(?![\d-])/g, (written, first: string, second: string) => {
    const [from, to] = [Number(first), Number(second)];
    return to === from + 1 ? `${from + years}-${to + years}` : written;
  });

/** The texts of a sample's record with each session that they name, '2026-2027', that many years later. */
function moveWords({ title, description }: Words, years: number): Words {
  return {
    ...(title !== undefined && { title: moveSessions(title, years) }),
    ...(description !== undefined && { description: moveSessions(description, years) }),
  };
}

/** A week, and a year on the average, in days. */
const [week, year] = [7, 365.25];

/** Days ahead of which events are written, so that the days of a whole session stand in the list. */
const eventsAhead = 137;

/** The first day of a session: what has no day is as old as its session. */
const sessionBegins = plainDate({ year: 2026, month: APRIL, day: 1 });

/** By about a day in May the board results of a session come out, in the year in which it ends. */
const resultsDay = { month: 5, day: 15 };

/** The keys of an event's days, and those by which it ends; `except` has several. */
const endKeys = ['repeatsUntil'] as const;
const dayKeys = ['date', 'from', 'until', 'movedFrom', ...endKeys] as const;

/** The same weekday that many years later; the day is off by three at most. */
const sameWeekday = (day: PlainDate, years: number) =>
  addDays(day, Math.round((years * year) / week) * week);

/** How many years later a day may be and not lie behind another one. */
function yearsUntil(day: PlainDate, last: PlainDate): number {
  const years = partsOf(last).year - partsOf(day).year;
  return addYears(day, years) > last ? years - 1 : years;
}

/** What moves the records of a sample: each by as many years as keep its age, of that day, on another day. */
function mover({ writtenFor }: Demo, today: PlainDate) {
  const written = parseWrittenDay(writtenFor) ?? today;
  const yearsOf = (day: PlainDate, ahead: number) =>
    yearsUntil(day, addDays(today, ahead)) - yearsUntil(day, addDays(written, ahead));
  /** What has come out stays so: its weekday may come up to three days later than its day. */
  const yearsSince = (day: PlainDate) => {
    const years = yearsOf(day, 0);
    const newest = addYears(day, yearsUntil(day, written));
    return sameWeekday(newest, years) > today ? years - 1 : years;
  };
  const moved = (text: string, years: number, move = sameWeekday) => {
    const day = parseWrittenDay(text);
    return day ? formatLongDay(move(day, years)) : text;
  };
  return {
    published: <Item extends Words & { date: string }>(item: Item): Item => {
      const day = parseWrittenDay(item.date);
      if (!day) return item;
      const years = yearsSince(day);
      return { ...item, ...moveWords(item, years), date: moved(item.date, years) };
    },
    undated: <Item extends Words>(item: Item): Item => ({
      ...item,
      ...moveWords(item, yearsOf(sessionBegins, 0)),
    }),
    event: <Item extends Words & WrittenDays>(item: Item): Item => {
      const first = parseWrittenDay(item.date ?? item.from ?? '');
      if (!first) return item;
      const isYearly = item.repeats === 'yearly';
      const years = yearsOf(first, eventsAhead);
      const later = (text: string) => moved(text, years, isYearly ? addYears : sameWeekday);
      // What comes again every year is young by itself, but for where it ends.
      const keys = isYearly && years > 0 ? endKeys : dayKeys;
      const days = keys.flatMap((key) => {
        const text = item[key];
        return text === undefined ? [] : [[key, later(text)] as const];
      });
      const except = item.except && { except: item.except.map(later) };
      return { ...item, ...moveWords(item, years), ...Object.fromEntries(days), ...except };
    },
    topper: <Item extends { session: string }>(item: Item): Item => {
      const session = parseSession(item.session);
      if (!session) return item;
      const start = Number(session.slice(0, 4));
      const years = yearsOf(plainDate({ year: start + 1, ...resultsDay }), 0);
      const name = session.includes('-')
        ? `${start + years}-${start + years + 1}`
        : `${start + years}`;
      return { ...item, session: name };
    },
  };
}

/** The dataset with a sample's records in the present of a day; a school's as it is written. */
export function inPresent<Data extends Partial<Dataset>>(data: Data, today: PlainDate): Data {
  if (!data.demo?.demo) return data;
  const move = mover(data.demo, today);
  const { albums, circulars, news, videos, events, calendar } = data;
  const { highlights, notifications, registrations, toppers } = data;
  return lazily(data, {
    albums: () => albums?.map(move.published),
    circulars: () => circulars?.map(move.published),
    news: () => news?.map(move.published),
    videos: () => videos?.map(move.published),
    events: () => events?.map(move.event),
    calendar: () => calendar?.map(move.event),
    highlights: () => highlights?.map(move.undated),
    notifications: () => notifications?.map(move.undated),
    registrations: () => registrations?.map(move.undated),
    toppers: () => toppers?.map(move.topper),
  });
}

/** A copy of an object in which some values are made when they are first asked for: a call wants one list. */
function lazily<T extends object>(object: T, makers: Readonly<Record<string, () => unknown>>): T {
  const copy = { ...object };
  for (const [key, make] of Object.entries(makers)) {
    if (!(key in object)) continue;
    const define = (as: PropertyDescriptor) =>
      Object.defineProperty(copy, key, { enumerable: true, configurable: true, ...as });
    define({
      get() {
        const value = make();
        define({ value });
        return value;
      },
    });
  }
  return copy;
}
