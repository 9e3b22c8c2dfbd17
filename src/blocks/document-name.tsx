import { chakra } from '#chakra';
import type { DocumentLink } from '../content/block-load-context';

const KB = 1024;
const MB = KB * KB;

/** What a file is and how large, for the words of a link: 'PDF, 120 KB', 'PDF, 1.4 MB'. */
export function fileTypeAndSize({ type, bytes }: Pick<DocumentLink, 'type' | 'bytes'>): string {
  return bytes > 0 ? `${type}, ${sizeWords(bytes)}` : type;
}

/** A size for reading: whole kilobytes, from one megabyte on with one decimal. */
function sizeWords(bytes: number): string {
  // Half a megabyte short of the next unit reads better as that unit than as 1023 KB.
  if (bytes >= MB * 0.95) return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`;
  return `${Math.max(1, Math.round(bytes / KB))} KB`;
}

interface DocumentNameProps {
  name: string;
  document?: DocumentLink | undefined;
}

/** What a document is called; a link, with type and size, where the document is on the site. */
export function DocumentName({ name, document }: DocumentNameProps) {
  if (!document) return name;
  return (
    <a href={document.href}>
      {name} <chakra.span whiteSpace="nowrap">({fileTypeAndSize(document)})</chakra.span>
    </a>
  );
}
