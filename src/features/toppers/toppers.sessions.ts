import { partsOf, type PlainDate } from '../../lib/dates/plain-date';
import { parseSession, sessionFrom, type Session } from '../../lib/dates/session';
import type { Topper } from './toppers.schema';

/** The sessions of a list, newest first. */
export function sessionsOf(toppers: readonly Topper[]): Session[] {
  return [...new Set(toppers.map((topper) => topper.session))].sort().reverse();
}

/**
 * The session that the page starts with: previous year-current year ('2025-2026' all through
 * 2026), or the newest session there is when it has no toppers; `undefined` for no toppers at all.
 */
export function defaultSession(
  sessions: readonly Session[],
  today: PlainDate,
): Session | undefined {
  const expected = sessionFrom(partsOf(today).year - 1);
  return sessions.includes(expected) ? expected : sessions[0];
}

/** The session of an address such as '?session=2024-2025'; a wrong one gives the fallback. */
export function sessionFromSearch(
  search: string,
  sessions: readonly Session[],
  fallback: Session | undefined,
): Session | undefined {
  const session = parseSession(new URLSearchParams(search).get('session'));
  return session && sessions.includes(session) ? session : fallback;
}

/** The address part for a session, or `search` without one when it is the page's own choice. */
export function sessionToSearch(
  session: Session,
  fallback: Session | undefined,
  search = '',
): string {
  const params = new URLSearchParams(search);
  if (session === fallback) params.delete('session');
  else params.set('session', session);
  const text = params.toString();
  return text && `?${text}`;
}

/** The toppers of one session. */
export function toppersIn(toppers: readonly Topper[], session: Session | undefined): Topper[] {
  return toppers.filter((topper) => topper.session === session);
}
