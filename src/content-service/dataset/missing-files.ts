import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKinds } from './kinds';

/** A file (or album folder) that the data names, and the steps to where it is named. */
interface Named {
  file: string;
  path: (string | number)[];
}

function namedIn(value: unknown, path: (string | number)[]): Named[] {
  if (typeof value === 'string') {
    return /^(pictures|papers)\//.test(value) ? [{ file: value, path }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => namedIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => namedIn(item, [...path, key]));
}

/** One `file:line:column: …` for every place that names a file which is not there. */
export function missingFiles(dir: string): string[] {
  return readKinds(dir).flatMap(({ file }) =>
    file === undefined
      ? []
      : namedIn(file.value, [])
          .filter((named) => !existsSync(join(dir, named.file)))
          .map((named) => `${file.place(named.path).text}: there is no ${named.file}`),
  );
}
