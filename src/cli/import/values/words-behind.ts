import { hoursBehind } from './bare-day';
import type { ReadValue } from './read-value';

/** Reads a day before words in brackets, and tells of these: '20 March 2027 (subject to the moon)'. */
export const withWordsBehind =
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
