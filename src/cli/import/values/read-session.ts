import { sessionProblem, writtenSession } from '../../../content/session-field';
import { sessionFrom } from '../../../lib/dates/session';
import type { ReadValue } from './read-value';

/** A session: '2025-26', '25-26', 'Session 2025-2026'; a year alone where sessions go from January to December. */
export const readSessionCell: ReadValue = ({ text }, { firstMonth }) => {
  const session = writtenSession(text);
  if (!session) return { problem: sessionProblem(text) ?? '' };
  if (session.includes('-') || firstMonth === 1) return { value: session };
  const year = Number(session);
  return {
    problem: `${text} may be two sessions; write ${sessionFrom(year - 1)} for examinations in the spring of ${year}`,
  };
};
