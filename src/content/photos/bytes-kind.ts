/** What a file is by its first bytes. */
export type BytesKind =
  | 'avif'
  | 'bmp'
  | 'empty'
  | 'gif'
  | 'heic'
  | 'jpeg'
  | 'pdf'
  | 'png'
  | 'svg'
  | 'tiff'
  | 'unknown'
  | 'video'
  | 'web page'
  | 'webp'
  | 'zip';

/** How many bytes tell it. */
export const headBytes = 1024;

const signatures: readonly (readonly [start: string, kind: BytesKind])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF8', 'gif'],
  ['%PDF-', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['BM', 'bmp'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
];

/** HEIC and AVIF are one format with two codecs, which its first box names. */
function kindOfBox(text: string): BytesKind {
  const brands = text.slice(8, Math.max(16, text.charCodeAt(2) * 256 + text.charCodeAt(3)));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cmsx]|hev[cmsx]|m[is]f1/.test(brands) ? 'heic' : 'video';
}

function kindOfText(text: string): BytesKind {
  const start = text
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase();
  if (!start.startsWith('<')) return 'unknown';
  if (/^<(?:!doctype html|html|head|body|script|meta|div|title)\b/.test(start)) return 'web page';
  return start.includes('<svg') ? 'svg' : 'web page';
}

/** What a file is whose first bytes (`headBytes` of them) these are. */
export function kindOfBytes(head: Buffer): BytesKind {
  if (head.length === 0) return 'empty';
  const text = head.toString('latin1');
  const found = signatures.find(([start]) => text.startsWith(start));
  if (found) return found[1];
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  return text.startsWith('ftyp', 4) ? kindOfBox(text) : kindOfText(text);
}
