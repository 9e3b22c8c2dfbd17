import { nearest } from '../../../content/nearest';
import { latinDigits } from '../../../lib/language/latin-digits';
import { readClasses, usualClasses } from '../../../lib/http/class-names';
import type { ReadValue } from './read-value';

const section = /(?:^|[\s\-–/.('"]|(?<=\d)|(?<=\d(?:st|nd|rd|th))|(?<=[IVX]))([A-H])['")]*$/;

const noSuchClass = (written: string, classes: readonly string[]) =>
  `the school has no class "${written}" (site.yaml lists ${classes.join(', ')})`;

/** A class with its section in the words of the school: '12-A' is 'XII A' where it has a class XII. */
export const readClass: ReadValue = (cell, { classes, streams }) => {
  const text = latinDigits(cell.text);
  const { classes: found, unknown } = readClasses(text, classes);
  const [own] = found;
  if (unknown[0] !== undefined && classes !== usualClasses)
    return { value: text, doubt: noSuchClass(unknown[0], classes) };
  if (own === undefined || found.length > 1) return { value: text };
  const [, letter] = section.exec(text) ?? [];
  const bare = text.replace(/^(?:class|std|standard|grade|कक्षा)\.?[ -]*/i, '');
  // 'XII Sci' and 'XII Sci A' have more than a section: they stay as the office wrote them.
  const hasMore = letter
    ? streamIn(bare, streams) !== undefined
    : bare.split(/[^\p{L}\p{M}\d]+/u).filter(Boolean).length > 1 && !classes.includes(bare);
  return { value: hasMore ? bare : letter ? `${own} ${letter}` : own };
};

/** The stream that a text names, in the school's own word: 'Sci', 'PCM' and 'Science' are one. */
function streamIn(text: string, streams: readonly string[]): string | undefined {
  const words = text.toLowerCase();
  const usual = /\bsci|\bsc\b|\bpc[mb]/.test(words)
    ? 'Science'
    : /\bcom/.test(words)
      ? 'Commerce'
      : /\barts?\b/.test(words)
        ? 'Arts'
        : /\bhum/.test(words)
          ? 'Humanities'
          : undefined;
  if (usual === undefined) return streams.find((one) => words.includes(one.toLowerCase()));
  const own = streams.find((one) => one.toLowerCase().startsWith(usual.slice(0, 3).toLowerCase()));
  return own ?? usual;
}

/** A stream. */
export const readStream: ReadValue = ({ text }, { streams }) => ({
  value: streamIn(text, streams) ?? nearest(text, streams) ?? text,
});

/** The class of a board examination, X or XII, and the stream where one stands beside it: 'XII Sci'. */
export const readBoardClass: ReadValue = ({ text }, { streams }) => {
  const plain = text.replace(/\bICSE\b/i, 'X').replace(/\bISC\b/i, 'XII');
  const [found, more] = readClasses(plain, usualClasses).classes;
  if ((found !== 'X' && found !== 'XII') || more !== undefined) {
    return { problem: `"${text}" is no class of a board examination; write X or XII` };
  }
  const stream = found === 'XII' ? streamIn(text, streams) : undefined;
  return { value: found, ...(stream && { more: { stream } }) };
};

/** The classes of a circular, as the office writes them; blank for 'All'. */
export const readForClasses: ReadValue = ({ text }, { classes }) => {
  const { unknown, classes: found } = readClasses(text, classes);
  const [strange] = unknown;
  if (strange !== undefined) return { problem: noSuchClass(strange, classes) };
  return { value: found.length === 0 ? undefined : text };
};
