import { formatLongDay } from '../../../lib/dates/format';
import type { ReadValue } from './read-value';

/** A cell of a table block: a day is written out, and signs of Markdown are signs. */
export const readTableCell: ReadValue = ({ text, day }) => {
  if (text.includes('{{')) {
    return { problem: '"{{" has a meaning of its own on pages; write it in another way' };
  }
  if (/\bhttp:\/\//i.test(text)) {
    return { problem: 'a page links by https alone; write https:// in place of http://' };
  }
  return {
    value: day ? formatLongDay(day) : text.replace(/[\\`*_[\]<>~|]/g, (sign) => `\\${sign}`),
  };
};

/** The words of a cell as a reader sees them, without links and signs of Markdown. */
export const wordsOfCell = (written: unknown): string =>
  String(written ?? '')
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,300}\)/g, '$1')
    .replace(/[\\*_`]/g, '')
    .trim();
