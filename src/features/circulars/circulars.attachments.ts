import { type Attachment, attachmentsIn } from '../../lib/http/attachments';

/** The only category that the Circular page shows. */
export const CIRCULAR = 'Circular';

/** The attachments of a circular. The same files are sent twice: `files` gives each a name. */
export function attachmentsOf(sent: { files?: unknown; attachments?: unknown }): Attachment[] {
  const named = attachmentsIn(sent.files);
  return named.length > 0 ? named : attachmentsIn(sent.attachments);
}
