import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../content/record';
import type { ReadRow } from '../columns/read-rows';
import type { ListItem } from '../lists/target';

/** What two equal files share, whatever they are called; nothing for one that is empty. */
export function bytesHash(path: string): string | undefined {
  const bytes = readFileSync(path);
  return bytes.length > 0 ? createHash('sha256').update(bytes).digest('base64url') : undefined;
}

/** The paths of the files that an item has in a key: alone, in a list, with names. */
export const pathsOf = (value: unknown): string[] =>
  [value].flat().flatMap((one: unknown) => {
    const path = isRecord(one) ? one['file'] : one;
    return typeof path === 'string' ? path : [];
  });

/** The documents of rows and of items, by what is in them: a file that was renamed is still the same one. */
export interface Papers {
  ofRow: (row: ReadRow) => string | undefined;
  ofItem: (item: ListItem) => string | undefined;
}

/** The first document of a row, and of an item in a content folder. */
export const papersIn = (dir: string): Papers => ({
  ofRow({ files }) {
    const file = files.find(({ field }) => field.file?.use === 'document');
    return file && bytesHash(file.path);
  },
  ofItem({ attachments }) {
    const [written] = pathsOf(attachments);
    if (written === undefined) return undefined;
    const path = join(dir, 'service', written);
    return existsSync(path) ? bytesHash(path) : undefined;
  },
});
