import { ownAddress } from '../own-address';
import { scalarText } from '../scalar-text';
import { sitePath } from '../site-path';
import { fileTypeName } from './file-type';
import { fileUrl } from './file-url';

/** A file of a record as a link needs it. */
export interface Attachment {
  href: string;
  /** What kind of file it is, in words: 'PDF'. */
  type: string;
  /** Its own name; '' where it has none. */
  name: string;
  /** Set for what stands on another site, such as a file of Google Drive. */
  target?: '_blank';
}

/** An address on another site: its host, and the path. Without a user's name, and of ASCII alone. */
const ELSEWHERE = /^https?:\/\/([\w.-]+)(?::\d{1,5})?(?:\/([\x21-\x7e]*))?$/i;

/** The file at a path of the service, at an address of this site or of another; none for what is neither. */
function attachmentAt(path: unknown, name = ''): Attachment[] {
  const href = fileUrl(path);
  if (href) return [{ href, type: fileTypeName(scalarText(path)), name }];
  const [address, host, rest = ''] = ELSEWHERE.exec(scalarText(path)) ?? [];
  if (!address || !host) return [];
  const isDrive = /^(drive|docs)\.google\.com$/.test(host);
  const type = isDrive ? 'Google Drive' : fileTypeName(rest.replace(/[?#].*/, ''));
  const own = ownAddress(address);
  if (own) return [{ href: process.env.GATSBY_BASE ? sitePath(own) : own, type, name }];
  return [{ href: address, type: `${type}, new tab`, name, target: '_blank' }];
}

/** The files of a field: of texts, or of objects with a path and a name. Bad ones are left out. */
export function attachmentsIn(value: unknown): Attachment[] {
  const files: unknown[] = Array.isArray(value) ? value : [value];
  return files.flatMap((file) => {
    const { path = file, name } = (file ?? {}) as { path?: unknown; name?: unknown };
    return attachmentAt(path, typeof name === 'string' ? name : '');
  });
}
