import { formatLongDay } from '../../../lib/dates/format';
import { apart, severalDays } from '../../../lib/dates/several-days';
import { bareDay } from './bare-day';
import { noYear, readDay, writtenDay } from './read-day';
import { withTitleYear } from './title-year';
import { withWordsBehind } from './words-behind';

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
