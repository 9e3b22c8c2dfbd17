import { isUtf8 } from 'node:buffer';
import { utf16Of } from '../../../lib/files/utf-16';

/** A text, and whether it was stored in another encoding or with a mark at its beginning. */
export interface Decoded {
  text: string;
  was?: string;
}

/** The text of a file; undefined when nobody but its writer can say which encoding it has. */
export function decode(bytes: Buffer): Decoded | undefined {
  const encoding = utf16Of(bytes);
  if (encoding) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : { text, was: encoding.toUpperCase() };
    } catch {
      // Half a character: the file was cut, and what is missing can't be known.
      return undefined;
    }
  }
  if (!isUtf8(bytes) || bytes.includes(0)) return undefined;
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) return { text };
  return { text: text.slice(1), was: 'a byte order mark' };
}
