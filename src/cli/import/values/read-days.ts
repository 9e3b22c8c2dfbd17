import { formatLongDay } from '../../../lib/dates/format';
import { apart, severalDays } from '../../../lib/dates/several-days';
import { hoursBehind } from '../../../lib/http/provider-reply/plain-time';
import { bareDay } from './bare-day';
import { noYear, readDay, writtenDay } from './read-day';
import { withTitleYear } from './title-year';
import type { ReadValue } from './read-value';

/** Reads a day before words in brackets, and tells of these: '20 March 2027 (subject to the moon)'. */
const withWordsBehind =
  (read: ReadValue): ReadValue =>
  (cell, context) => {
    const found = read(cell, context);
    const [, text = '', words = ''] = /^([^()]+)(\([^()]+\))$/.exec(cell.text) ?? [];
    if ('value' in found || words === '') return found;
    const made = read({ ...cell, text: text.trim() }, context);
    if ('problem' in made) return found;
    const doubts = [`"${words}" behind the day is left out`, made.doubt];
    return { ...made, doubt: doubts.filter(Boolean).join('; ') };
  };

/** Reads days with the time behind them, '12/12/2026 09:30', or tells that it is left out. */
export const withHours =
  (read: ReadValue, isKept: boolean): ReadValue =>
  (cell, context) => {
    const found = read(cell, context);
    const time = hoursBehind(cell.text);
    if (time === '' || 'problem' in found) return found;
    if (isKept) return { ...found, more: { ...found.more, time } };
    const left = `"${time}" behind the day is left out; --to events keeps the hours of a first day`;
    return { ...found, doubt: [found.doubt, left].filter(Boolean).join('; ') };
  };

const daysOf = (text: string) => severalDays(bareDay(text), writtenDay);

const readRange = withTitleYear((cell, context) => {
  const one = readDay(cell, context);
  if ('value' in one) return one;
  const found = daysOf(cell.text);
  if (found === apart)
    return {
      problem: `"${cell.text}" names days that do not follow each other; write a row for each of them`,
    };
  const [from, to] = found ?? [];
  if (!from || !to) return daysOf(`${cell.text} 2028`) ? { problem: noYear(cell.text) } : one;
  const value = formatLongDay(from);
  return from === to ? { value } : { value, more: { until: formatLongDay(to) } };
});

/** A day as `readDay` reads it, or several in one cell: then the last one stands for `until`. */
export const readDays = withWordsBehind(readRange);
