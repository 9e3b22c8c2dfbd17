import { writtenSession } from '../../content/session-field';
import { partsOf, type PlainDate } from '../../lib/dates/plain-date';
import { APRIL, daysOfSession, type Session } from '../../lib/dates/session';

/** A session as schools write it: '2026-2027' from April to March or from June to May, '2026' for a calendar year. */
export interface SchoolSession {
  name: string;
  first: PlainDate;
  last: PlainDate;
}

/** A session of a school whose sessions begin in a month (1–12). */
export const sessionIn = (name: Session, firstMonth: number): SchoolSession => ({
  name,
  ...daysOfSession(name, firstMonth),
});

/** Reads a session of a school whose sessions begin in a month (1–12); `undefined` for what is none. */
export function readSession(written: unknown, firstMonth = APRIL): SchoolSession | undefined {
  const name = writtenSession(String(written));
  return name && sessionIn(name, firstMonth);
}

/** The session that follows. */
export function nextSession({ name, first }: SchoolSession): SchoolSession {
  const years = name.split('-').map((year) => Number(year) + 1);
  return sessionIn(years.join('-') as Session, partsOf(first).month);
}

/** Takes the session that a person wants to open. Throws in one sentence when it can't be opened. */
export function sessionToOpen(written: string, now: SchoolSession): SchoolSession {
  const next = nextSession(now);
  const wanted = readSession(written, partsOf(now.first).month);
  if (wanted && (wanted.name === next.name || wanted.name === now.name)) return wanted;
  const [, from, to] = /^(\d{4})\s*[-–/]\s*(\d{4})$/.exec(written.trim()) ?? [];
  if (from !== undefined && to !== undefined && to <= from) {
    throw new Error(`The session ${written} ends before it begins; write ${next.name}`);
  }
  if (!wanted) throw new Error(`"${written}" is no session; write ${next.name}`);
  throw new Error(
    `The content is of the session ${now.name}; the next one is ${next.name}, not ${written}`,
  );
}
