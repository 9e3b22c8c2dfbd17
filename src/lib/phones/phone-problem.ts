import { latinDigits } from '../language/latin-digits';
import { dialled, national } from './dialled';

/** Words and signs behind which an extension stands: 'Extn. 12', 'x12', '#12'. */
const extension = /[([]?(?:\b(?:ext|extn|extension)\b[ .:-]*|\bx ?|#)(\d{1,5})[)\]]?$/i;

/** What stands between two numbers. */
const between = /[,;/&|]\s*\d|\b(?:and|or)\b/i;

/** The last digits of further lines behind a number: '2760001-05', '2760001 to 05'. */
const furtherLines = /\d{6}\s*(?:[-–]|\bto\b)\s*\d{1,3}$/;

/** The number among words, where it is one that rings: 'WhatsApp 98765 00000'. */
function ringingIn(text: string): string | undefined {
  const plain = text.replace(/\([^()]{0,40}\p{L}[^()]{0,40}\)/gu, ' ');
  const numbers = plain.match(/(?:\+ ?)?\(?\d[\d\s().–-]+\d/g) ?? [];
  const [number = ''] = numbers;
  return numbers.length === 1 && dialled(number) !== undefined ? number : undefined;
}

/** A number in Latin figures, and without the letters that look like some: 'O135 276OOl2'. */
const inFigures = (text: string) =>
  latinDigits(text)
    .replace(/o(?=[\dol])/gi, '0')
    .replace(/(?<=\d)o/gi, '0')
    .replace(/(?<=\d)l|l(?=\d)/gi, '1');

/** What is wrong with a telephone number that is to be dialled, and what to write; nothing when it rings. */
export function phoneProblem(written: string): string | undefined {
  const text = written.trim();
  if (dialled(text) !== undefined) return undefined;
  const figures = inFigures(text);
  if (dialled(figures) !== undefined)
    return `"${text}" has other letters or figures than 0 to 9 in it; write ${figures}`;
  const inside = extension.exec(text);
  if (inside) {
    const number = text.slice(0, inside.index).trim();
    if (!/\d/.test(number))
      return `"${text}" is an extension without its number; write the number, and "extension ${inside[1]}" beside it, in the label`;
    return `"${text}" has an extension in it, which cannot be dialled; write ${number} alone, and "extension ${inside[1]}" beside it, in the label`;
  }
  const spaced = text.replace(/^(\(?\d{2,5}\)?)\s*\/\s*(?=\d{5,8}$)/, '$1 ');
  if (dialled(spaced) !== undefined)
    return `"${text}" has a sign in it that is not dialled; write ${spaced}`;
  const digits = text.replace(/\D/g, '');
  const isSeveral = between.test(text) || furtherLines.test(text);
  if ((isSeveral && digits.length > 6) || digits.length > 13) {
    return `"${text}" is more than one number; give each a line of its own, written in full like +91 00000 00000`;
  }
  const number = ringingIn(text);
  if (number !== undefined)
    return `"${text}" has more than the number in it; write ${number} alone, and words beside it, in the label`;
  const isLocal = /^[\d\s()-]{6,}$/.test(text) && digits.length < 9;
  if (isLocal)
    return `"${text}" rings in its own town only; write it with its area code, like 0135 2760001, or +91 135 2760001`;
  const { length } = digits.replace(text.startsWith('+91') ? /^91/ : /^(?:91|0)(?=\d{9})/, '');
  return length < national - 1 || /^\+(?!91)/.test(text)
    ? `"${text}" is not a phone number; write it like +91 00000 00000`
    : `"${text}" does not ring: Indian numbers have ${national} digits behind 0 or +91, and this one ${length}; write all of them, like +91 00000 00000`;
}
