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
