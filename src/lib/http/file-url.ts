import { contentBaseUrl } from './client-config';
import { sizedPath } from './list-files';

const PATH_MAX = 1_024;

/**
 * No path of the service holds these: control characters, line ends, what turns letters round, and backslashes.
 * Joiners and plain marks of direction stand in names that Indian scripts and WhatsApp write.
 */
const TREACHEROUS =
  // eslint-disable-next-line no-control-regex -- control characters are what is being refused
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e\\]|\p{Surrogate}/u;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** How large a picture is wanted. */
export interface PictureSize {
  /** Width in device pixels; a service that does not resize ignores it. */
  width?: number;
}

/**
 * A path of the service with each segment encoded, without a slash in front; `undefined` for
 * whatever is no plain relative path: '..', '//host', 'https://…', 'javascript:', backslashes,
 * hidden characters, nothing. One slash in front is forgiven.
 */
export function encodedPath(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const text = path.trim();
  if (text.length > PATH_MAX || TREACHEROUS.test(text) || SCHEME.test(text)) return undefined;
  const segments = text.replace(/^\//, '').split('/');
  const plain = segments.every((part) => part.trim() !== '' && part !== '.' && part !== '..');
  return plain ? segments.map(encodeURIComponent).join('/') : undefined;
}

/** The address of a file of the service: an attachment such as 'papers/circular-2026-031.pdf'. */
export function fileUrl(path: unknown): string | undefined {
  const encoded = encodedPath(path);
  return encoded && `${contentBaseUrl()}/api/image/${encoded}`;
}

/** The address of a picture where each of its sizes is a file. */
function sizedFileUrl(path: unknown, width: number | undefined): string | undefined {
  const encoded = encodedPath(path);
  return encoded && `${contentBaseUrl()}/api/image/${width ? sizedPath(encoded, width) : encoded}`;
}

/** The address of a picture of the service; `undefined` when the path can't be one. */
export function imageUrl(path: unknown, { width }: PictureSize = {}): string | undefined {
  if (process.env.GATSBY_LISTS === 'files') return sizedFileUrl(path, width);
  const url = fileUrl(path);
  return url && (width ? `${url}?w=${Math.round(width)}` : url);
}

/** The address of a birthday child's picture, which the service takes as a query parameter. */
export function birthdayImageUrl(path: unknown, { width }: PictureSize = {}): string | undefined {
  if (process.env.GATSBY_LISTS === 'files') return sizedFileUrl(path, width);
  if (!encodedPath(path)) return undefined;
  const url = encodeURIComponent(String(path).trim());
  return `${contentBaseUrl()}/api/image?url=${url}${width ? `&w=${Math.round(width)}` : ''}`;
}
