import type { Fault } from './faults';
import type { LoadedPage } from './load-page';
import { didYouMean } from './nearest';
import { isRecord } from './record';

/** What a page is held against. */
export interface PageSurroundings {
  /** The groups of the menu; undefined when navigation.yaml has faults. */
  groups?: readonly { name: string }[];
  /** Paths that have a page in code; undefined when that isn't known. */
  codePaths?: readonly string[];
}

/** What is wrong between pages: two on one path, a group that isn't there, a live page without code. */
export function pageFaults(
  pages: readonly LoadedPage[],
  { groups, codePaths }: PageSurroundings,
): Fault[] {
  return [
    ...doubles(pages),
    ...pages.flatMap(({ file: { source } }) => {
      if (source.broken || !isRecord(source.value)) return [];
      const { menu, kind, path } = source.value;
      const faults: Fault[] = [];
      const names = groups?.map(({ name }) => name);
      if (names && typeof menu === 'string' && !names.includes(menu)) {
        const message = `navigation.yaml has no group "${menu}"${didYouMean(menu, names)}`;
        faults.push({ ...source.at(['menu']), message });
      }
      const needsCode = kind === 'live' || kind === 'form';
      if (codePaths && needsCode && typeof path === 'string' && !codePaths.includes(path)) {
        const message = `a ${kind} page is made in code, and ${path} is not; write "kind: static"`;
        faults.push({ ...source.at(['kind']), message });
      }
      return faults;
    }),
  ];
}

/** Two paths that differ in capitals only would be one folder on many disks. */
function doubles(pages: readonly LoadedPage[]): Fault[] {
  const first = new Map<string, LoadedPage>();
  return pages.flatMap((page) => {
    const { path, file } = page;
    if (path === undefined) return [];
    const earlier = first.get(path.toLowerCase());
    if (!earlier) {
      first.set(path.toLowerCase(), page);
      return [];
    }
    const other = earlier.file.source.file;
    const message =
      earlier.path === path
        ? `the path ${path} is taken by ${other}; choose another`
        : `the path ${path} differs from ${earlier.path} (${other}) in capitals only; choose another`;
    return [{ ...file.source.at(['path']), message }];
  });
}
