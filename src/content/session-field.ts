import { parseSession, readSession, type Session, sessionOf } from '../lib/dates/session';
import { parseWrittenDay } from '../lib/dates/written-day';
import { validator } from './field-messages';
import { text } from './fields';

/** Reads a session as an office writes it: '2025-2026', '2025/26', '25-26', 'Session 2025-26'; no day is one. */
export const writtenSession = (written: string): Session | undefined =>
  parseSession(written) ?? (parseWrittenDay(written) ? undefined : readSession(written));

/** Why a text is no session, and what to write. */
export function sessionProblem(written: string): string | undefined {
  if (writtenSession(written)) return undefined;
  const day = parseWrittenDay(written);
  if (day) return `"${written}" is a day; write its session, such as ${sessionOf(day)}`;
  const [first = 0, last = 0] = (/^(\d{4})\D+(\d{4})$/.exec(written) ?? []).slice(1).map(Number);
  return last < first
    ? `the session "${written}" ends before it begins; write ${first}-${first + 1}`
    : `"${written}" is not a session; write it like 2025-2026, or 2025 where it goes from January to December`;
}

/** A session as an office writes it; cast to '2025-2026', or '2025'. */
export const session = (description: string) =>
  text(description, '2025-2026')
    .transform((value: unknown) =>
      typeof value === 'string' ? (writtenSession(value) ?? value) : value,
    )
    .test(validator('session', sessionProblem));
