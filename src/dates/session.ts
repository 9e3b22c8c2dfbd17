import { partsOf, type PlainDate } from './plain-date';

/** A school session, April to March, written '2026-2027'. */
export type Session = `${number}-${number}`;

const FIRST_MONTH = 4;

/** The session that starts in a year: 2026 gives '2026-2027'. */
export function sessionFrom(year: number): Session {
  return `${year}-${year + 1}`;
}

/** The session that a day falls in: '2026-11-14' and '2027-03-31' give '2026-2027'. */
export function sessionOf(date: PlainDate): Session {
  const { year, month } = partsOf(date);
  return sessionFrom(month >= FIRST_MONTH ? year : year - 1);
}

/** The session before: '2026-2027' gives '2025-2026'. */
export function previousSession(session: Session): Session {
  return sessionFrom(Number(session.slice(0, 4)) - 1);
}

/**
 * Reads a session from a stranger's data: '2025-2026', also '2025-26' and '2025–2026'. Years that
 * do not follow each other, and anything else, give `undefined`.
 */
export function parseSession(value: unknown): Session | undefined {
  if (typeof value !== 'string') return undefined;
  const found = /^\s*(\d{4})\s*[-–/]\s*(\d{4}|\d{2})\s*$/.exec(value);
  if (!found) return undefined;
  const first = Number(found[1]);
  const second = found[2] ?? '';
  const follows = String(first + 1).endsWith(second) && first >= 1900 && first < 2199;
  return follows ? sessionFrom(first) : undefined;
}
