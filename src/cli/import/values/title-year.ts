import { readSession, type Session, sessionOf } from '../../../lib/dates/session';
import { parseWrittenDay } from '../../../lib/dates/written-day';
import { bareDay } from './bare-day';
import type { ReadValue } from './read-value';

/** The session, or the one year, that a title names: 'Holidays 2026-27'. Not that of a day, and not 'Estd. 1983'. */
export function sessionIn(title: string): Session | undefined {
  const [two] =
    /20\d\d ?[-–/] ?(?:20)?\d\d(?![-\d]|\.\d)/.exec(title) ??
    /(?<=\b(?:session|year)[ :.-]{0,3})\d\d ?[-–/] ?\d\d(?![-\d]|\.\d)/i.exec(title) ??
    [];
  if (two !== undefined) return readSession(two);
  const [only, ...others] = new Set(title.match(/(?<!\d)20\d\d(?![-.]?\d)/g));
  return others.length === 0 ? readSession(only) : undefined;
}

const isMonthFirst =
  /(?<![a-z\d])[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?(?:[^a-z\d/.]+\d{1,2}(?:st|nd|rd|th)?)*$/i;

/** '15 August', '12-16 Oct', 'Dec 24 to Jan 2' and '25/12'. */
const hasNoYear = (day: string) =>
  /[a-z]$/i.test(day) ||
  (isMonthFirst.test(day) && !/\d{4}/.test(day)) ||
  /^\d{1,2}[/.]\d{1,2}$/.test(day);

/** Reads a day without a year as one of the session that the title of its table names, and says so. */
export const withTitleYear =
  (read: ReadValue): ReadValue =>
  (cell, context) => {
    const found = read(cell, context);
    const day = bareDay(cell.text);
    const session = sessionIn(context.title ?? '');
    if ('value' in found || !session || !hasNoYear(day)) return found;
    const first = Number(session.slice(0, 4));
    const isOne = !session.includes('-');
    for (const year of isOne ? [first] : [first, first + 1]) {
      const text = /[a-z]/i.test(day) ? `${day} ${year}` : `${day.replace('.', '/')}/${year}`;
      const made = read({ ...cell, text }, context);
      const on = 'value' in made ? parseWrittenDay(String(made.value)) : undefined;
      if (on && (isOne || sessionOf(on, context.firstMonth) === session))
        return {
          ...made,
          doubt: `days without a year are taken for ${session}, which the title names`,
        };
    }
    return found;
  };
