import { dialled } from './dialled';

/** Words and signs behind which an extension stands: 'Extn. 12', 'x12', '#12'. */
const extension = /(?:\b(?:ext|extn|extension)\b[ .:-]*|\bx ?|#)(\d{1,5})$/i;

/** What stands between two numbers. */
const between = /[,;/&|]|\b(?:and|or)\b/i;

/** What is wrong with a telephone number that is to be dialled, and what to write; nothing when it rings. */
export function phoneProblem(written: string): string | undefined {
  const text = written.trim();
  if (dialled(text) !== undefined) return undefined;
  const inside = extension.exec(text);
  if (inside) {
    const number = text.slice(0, inside.index).trim();
    return `"${text}" has an extension in it, which cannot be dialled; write ${number} alone, and "extension ${inside[1]}" beside it, in the label`;
  }
  const digits = text.replace(/\D/g, '');
  if ((between.test(text) && digits.length > 6) || digits.length > 13) {
    return `"${text}" is more than one number; give each a line of its own, written in full like +91 00000 00000`;
  }
  const isLocal = /^[\d\s()-]{6,}$/.test(text) && digits.length < 10;
  return isLocal
    ? `"${text}" rings in its own town only; write it with its area code, like 0135 2760001, or +91 135 2760001`
    : `"${text}" is not a phone number; write it like +91 00000 00000`;
}
