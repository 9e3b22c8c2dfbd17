import { endingOf } from '../../files/file-kinds';
import { composed, isPlainPath } from '../../files/file-name';
import { isRecord } from '../../content/record';
import type { FileIndex } from '../files/file-index';

/** Whether a text is the path of a file under pictures/ or papers/. */
export const isFilePath = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:pictures|papers)\//.test(value) &&
  endingOf(value) !== '' &&
  isPlainPath(value);

/** The files that stand in a value at whatever depth. */
export function namedFiles(value: unknown): Set<string> {
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    if (isFilePath(part)) found.add(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  };
  collect(value);
  return found;
}

/** A value with each file named as `nameOf` has it, and without those for which it gives none. */
export function withFiles(value: unknown, nameOf: (path: string) => string | undefined): unknown {
  const isGone = (part: unknown) => isFilePath(part) && nameOf(part) === undefined;
  // What is said of a file goes with it: `{ file, name }` as editors write it, `{ path, caption }` as it is sent.
  const kept = (part: unknown) =>
    !isGone(part) && !(isRecord(part) && (isGone(part['file']) || isGone(part['path'])));
  const renamed = (part: unknown): unknown => {
    if (isFilePath(part)) return nameOf(part);
    if (Array.isArray(part)) return part.filter(kept).map(renamed);
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([, inner]) => kept(inner))
        .map(([key, inner]) => [key, renamed(inner)]),
    );
  };
  return renamed(value);
}

/** A value without files that are there and can't be shown, the others in Unicode's composed form. */
export const withoutBroken = (value: unknown, { problemAt }: FileIndex): unknown =>
  withFiles(value, (path) => (problemAt(path) === undefined ? composed(path) : undefined));
