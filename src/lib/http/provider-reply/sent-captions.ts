import { asRecord } from '../as-record';
import { plainWords } from './plain-words';
import { fieldsOf } from './file-fields';
import { plainFiles } from './sent-files';

/** What is said of a photo, as the readers know it. */
interface PlainCaption {
  path: string;
  caption?: string;
  alt?: string;
}

/** A provider may say something of each of thousands of photos. */
const most = 1_000;

/** What is said in an object: `caption` and `alt`, or one of them by another name. */
function captionIn(value: unknown): Omit<PlainCaption, 'path'> {
  const { caption, description, text, alt, alttext } = fieldsOf(value);
  const said = plainWords(caption ?? description ?? text);
  const shown = plainWords(alt ?? alttext);
  return { ...(said && { caption: said }), ...(shown && { alt: shown }) };
}

/** The captions of one object that names a photo, `{ path, caption }`; none where nothing is said of it. */
function captionsOf(value: unknown, base: string): PlainCaption[] {
  const words = captionIn(value);
  if (!words.caption && !words.alt) return [];
  return plainFiles(value, base).map((file) => ({
    path: typeof file === 'string' ? file : file.path,
    ...words,
  }));
}

/**
 * What is said of the photos of an album: in `captions`, a list of `{ path, caption, alt }` or of texts, or a map from
 * paths to texts, and in its attachments, where these are objects with words. `base` is where the service stands.
 */
export function plainCaptions(
  captions: unknown,
  attachments: unknown,
  base: string,
): PlainCaption[] {
  const entries = Object.entries(asRecord(captions) ?? {}).map(([path, words]) => ({
    ...(asRecord(words) ?? { caption: words }),
    path,
  }));
  const attached: unknown[] = Array.isArray(attachments) ? attachments : [];
  // A list of texts has one for each photo.
  const listed: unknown[] = Array.isArray(captions)
    ? captions.map((one, at) => (asRecord(one) ? one : { path: attached[at], caption: one }))
    : entries;
  return [...listed, ...attached].slice(0, most).flatMap((one) => captionsOf(one, base));
}
