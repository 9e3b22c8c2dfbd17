import { fileTypeName } from './file-type';
import { fileUrl } from './file-url';

/** A file of the service as a link needs it. */
export interface Attachment {
  href: string;
  /** What kind of file it is, in words: 'PDF'. */
  type: string;
}

/** The files of a record; paths that can't be one are left out. */
export function attachmentsOf(paths: readonly string[]): Attachment[] {
  return paths.flatMap((path) => {
    const href = fileUrl(path);
    return href ? [{ href, type: fileTypeName(path) }] : [];
  });
}
