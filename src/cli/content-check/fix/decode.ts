import { isUtf8 } from 'node:buffer';

/** A text, and whether it was stored in another encoding or with a mark at its beginning. */
export interface Decoded {
  text: string;
  was?: string;
}

const marked = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** The text of a file; undefined when nobody but its writer can say which encoding it has. */
export function decode(bytes: Buffer): Decoded | undefined {
  for (const [encoding, [first, second]] of Object.entries(marked)) {
    if (bytes[0] !== first || bytes[1] !== second) continue;
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
