import { addDays, type PlainDate } from '../../dates/plain-date';
import { parseSession } from '../../dates/session';

/** A session as schools write it: '2026-2027' from April to March, '2026' from January to December. */
export interface SchoolSession {
  name: string;
  first: PlainDate;
  last: PlainDate;
}

const ofYears = (name: string, first: PlainDate, following: PlainDate): SchoolSession => ({
  name,
  first,
  last: addDays(following, -1),
});

/** Reads a session; `undefined` for what is none. */
export function readSession(written: unknown): SchoolSession | undefined {
  const text = String(written).trim();
  if (/^(19|20|21)\d\d$/.test(text)) {
    const year = Number(text);
    return ofYears(text, `${year}-01-01`, `${year + 1}-01-01`);
  }
  const name = parseSession(text);
  if (name === undefined) return undefined;
  const year = Number(name.slice(0, 4));
  return ofYears(name, `${year}-04-01`, `${year + 1}-04-01`);
}

/** The session that follows. */
export function nextSession({ name }: SchoolSession): SchoolSession {
  const years = name.split('-').map((year) => Number(year) + 1);
  const next = readSession(years.join('-'));
  if (!next) throw new Error(`no session follows ${name}`);
  return next;
}

/** Takes the session that a person wants to open. Throws in one sentence when it can't be opened. */
export function sessionToOpen(written: string, now: SchoolSession): SchoolSession {
  const next = nextSession(now);
  const wanted = readSession(written);
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
