import { latinDigits } from '../language/latin-digits';
import { MONTH_NAMES } from './format';
import { addDays, partsOf, plainDate, type PlainDate } from './plain-date';

/** A school session: '2026-2027', whatever its first month; '2026' where it goes from January to December. */
export type Session = `${number}-${number}` | `${number}`;

/** The month with which a session begins, where a school says nothing else. */
export const APRIL = 4;

/** The month (1–12) that a school names as the first of its sessions; April for none and for no month. */
export function firstMonthOf(name: string | undefined): number {
  return MONTH_NAMES.findIndex((month) => month === name) + 1 || APRIL;
}

/** The session that starts in a year: 2026 gives '2026-2027', or '2026' where it starts in January. */
export function sessionFrom(year: number, firstMonth = APRIL): Session {
  return firstMonth === 1 ? `${year}` : `${year}-${year + 1}`;
}

/** The session that a day falls in: '2026-11-14' and '2027-03-31' give '2026-2027' where it starts in April. */
export function sessionOf(date: PlainDate, firstMonth = APRIL): Session {
  const { year, month } = partsOf(date);
  return sessionFrom(month >= firstMonth ? year : year - 1, firstMonth);
}

/**
 * The first and the last day of a session, at a school whose sessions begin in a month (1–12). One of a
 * single year begins in January, and one of two years in no January, whatever the school says.
 */
export function daysOfSession(session: Session, firstMonth: number) {
  const year = Number(session.slice(0, 4));
  const ofTwoYears = firstMonth === 1 ? APRIL : firstMonth;
  const month = session.includes('-') ? ofTwoYears : 1;
  const firstOf = (start: number) => plainDate({ year: start, month, day: 1 });
  return { first: firstOf(year), last: addDays(firstOf(year + 1), -1) };
}

/** The session before: '2026-2027' gives '2025-2026', '2026' gives '2025'. */
export function previousSession(session: Session): Session {
  const start = Number(session.slice(0, 4)) - 1;
  return session.includes('-') ? sessionFrom(start) : sessionFrom(start, 1);
}

/**
 * Reads a session from a stranger's data: '2025-2026', also '2025-26', '2025–2026' and '2025'. Years
 * that do not follow each other, and anything else, give `undefined`.
 */
export function parseSession(value: unknown): Session | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const single = /^\s*((?:19|20|21)\d\d)\s*$/.exec(value);
  if (single) return sessionFrom(Number(single[1]), 1);
  const found = /^\s*(\d{4})\s*[-–/]\s*(\d{4}|\d{2})\s*$/.exec(value);
  if (!found) return undefined;
  const first = Number(found[1]);
  const second = found[2] ?? '';
  const follows = String(first + 1).endsWith(second) && first >= 1900 && first < 2199;
  return follows ? sessionFrom(first) : undefined;
}

/** '2025_26', '2025 to 2026', '2025-’26'; and '25-26', where these years follow each other. */
const twoYears = /(\d{4})\s{0,2}(?:[-–—/_~]|to)\s{0,2}['’]?(\d{1,4})/i;
const shortYears = /(?:^|\D)(\d\d)\s{0,2}[-–—/]\s{0,2}['’]?(\d\d)(?!\d)/;

/** A year, and two figures of the next one, whatever parts them: '2025.26', '2025 & 26', '202526'. */
const nextYear = /((?:19|20|21)\d\d)(?:\P{L}{0,3}|\W{0,2}(?:to|and)\W{0,2})(\d\d)(?!\d)/iu;

/** The first of two years that follow each other in a text: 'April 2025 to March 2026'. */
function firstOfTwo(text: string): number | undefined {
  const [first = 0, second = 0] = (text.match(/(?:19|20|21)\d\d/g) ?? []).map(Number);
  if (second === first + 1) return first;
  const [, year = '', figures = ''] = nextYear.exec(text) ?? [];
  return year && String(Number(year) + 1).endsWith(figures) ? Number(year) : undefined;
}

/** A year that is one of accounts, or of a month: 'FY2026', 'Mar 2026'. */
const NO_SESSION =
  /\b(?:f\.?y\.?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|(?:octo|novem|decem)ber|oct|nov|dec)[\s,.'’–-]*\d{4}/i;

/** Reads a session that stands among words, 'Session 2025-26', or is sent as a number: 2025. */
export function readSession(value: unknown): Session | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = latinDigits(String(value).slice(0, 80));
  const start = firstOfTwo(text);
  if (start !== undefined) return sessionFrom(start);
  const [, first, second = ''] = twoYears.exec(text) ?? [];
  if (first) return parseSession(`${first}-${second.padStart(2, first.slice(2, 3))}`);
  const [, from = '', to] = (/\d{4}/.test(text) ? null : shortYears.exec(text)) ?? [];
  if (!to && NO_SESSION.test(text)) return undefined;
  return parseSession(to ? `${from < '70' ? 20 : 19}${from}-${to}` : /\d{4}/.exec(text)?.[0]);
}
