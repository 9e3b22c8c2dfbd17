import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { isRecord } from '../../../content/record';
import type { ReadRow } from '../columns/read-rows';
import type { RowFile } from '../columns/row-cells';
import type { Chosen } from '../lists/choose-target';
import type { ListItem } from '../lists/target';
import type { Imported } from './imported-values';
import { bytesHash, pathsOf } from './same-paper';

/** The row with what is in its files among its values, so that both are remembered. */
export const withHashes = (row: ReadRow): ReadRow => {
  const hashes = row.files.map(({ field, path }) => [field.key, bytesHash(path) ?? '']);
  return { ...row, item: { ...row.item, ...Object.fromEntries(hashes) } };
};

/** The value of a key with another path in place of one of its files; a name beside the path stays. */
export function withPath(value: unknown, was: string, is: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withPath(one, was, is));
  if (isRecord(value)) return value['file'] === was ? { ...value, file: is } : value;
  return value === was ? is : value;
}

/**
 * Finds whether a row's file is copied: where the item has none, or another one by what is in it. As with values, what
 * was replaced by hand stays (`kept`) as long as the row has the file of the last import.
 */
export function fileStates(dir: string, { file: list }: Chosen, imported: Imported) {
  return (
    file: RowFile,
    row: ReadRow,
    before: ListItem,
  ): RowFile | { kept: string } | undefined => {
    const { field, path } = file;
    const { use } = field.file ?? {};
    if (before[field.key] === undefined) return file;
    const own = bytesHash(path) ?? '';
    const read = withHashes({ ...row, files: [file] });
    const isOther = (hash: string) => imported.isEdited(read, field.key, hash);
    // Its copy was made smaller, and may have been cut by hand: only the office's own photos can be compared.
    if (use === 'photo' && !isOther(own)) return undefined;
    const folder = use === 'certificate' ? dirname(list.name) : 'service';
    const there = pathsOf(before[field.key]).map((written) => {
      const name = join(folder, written);
      const isThere = existsSync(join(dir, name));
      return { written, name, isThere, hash: (isThere && bytesHash(join(dir, name))) || '' };
    });
    const was = there.find(({ hash }) => !isOther(hash)) ?? there[0];
    if (!was || there.some(({ hash }) => hash === own)) return undefined;
    if (isOther('') && !isOther(own)) return { kept: was.written };
    const users = list.items.filter((item) => pathsOf(item[field.key]).includes(was.written));
    const isInPlace =
      /^(?:papers|pictures)\/(?!.*\.\.)/.test(was.written) &&
      was.isThere &&
      users.length === 1 &&
      extname(path).toLowerCase() === extname(was.written);
    return {
      ...file,
      replaces: {
        written: was.written,
        isEdited: use !== 'photo' && isOther(was.hash),
        ...(isInPlace && { name: was.name }),
      },
    };
  };
}
