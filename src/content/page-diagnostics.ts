import type { Diagnostic } from './diagnostics';
import type { LoadedPage } from './load-page';
import { didYouMean, suggestion } from './nearest';
import { isRecord } from './record';

/** What pages are checked against. */
export interface PageContext {
  /** The groups of the menu; undefined when navigation.yaml has diagnostics. */
  groups?: readonly { name: string }[];
  /** Paths that have a page in code; undefined when that isn't known. */
  codePaths?: readonly string[];
}

/**
 * What is wrong between pages: two on one path, a group that isn't there, a live page without code, or
 * without the page that it leads to.
 */
export function pageDiagnostics(
  pages: readonly LoadedPage[],
  { groups, codePaths }: PageContext,
): Diagnostic[] {
  return [
    ...doubles(pages),
    ...(groups ? pages.flatMap((page) => groupDiagnostics(page, groups)) : []),
    ...(codePaths ? pages.flatMap((page) => kindDiagnostics(page, codePaths)) : []),
    ...withoutCompanion(pages),
  ];
}

function groupDiagnostics({ file }: LoadedPage, groups: readonly { name: string }[]): Diagnostic[] {
  const { menu } = keysOf(file);
  const names = groups.map(({ name }) => name);
  if (typeof menu !== 'string' || names.includes(menu)) return [];
  const message = `navigation.yaml has no group "${menu}"${didYouMean(menu, names)}`;
  const { line, column, ...place } = file.source.at(['menu']);
  const group = suggestion(menu, names);
  const fix = group === undefined ? undefined : { line, column, was: menu, is: group };
  return [{ ...place, line, column, message, ...(fix && { fix }) }];
}

function kindDiagnostics({ file, path }: LoadedPage, codePaths: readonly string[]): Diagnostic[] {
  const { kind = 'static' } = keysOf(file);
  if (path === undefined) return [];
  const diagnostic = (message: string) => [{ ...file.source.at(['kind']), message }];
  const timed = ['draft', 'publishFrom', 'publishUntil'].find((key) => keysOf(file)[key]);
  if (timed !== undefined && (kind !== 'static' || codePaths.includes(path))) {
    const message = `${path} is made in code, and is always built; remove "${timed}"`;
    return [{ ...file.source.at([timed], { aim: 'key' }), message }];
  }
  if (kind === 'static') {
    return codePaths.includes(path)
      ? diagnostic(
          `${path} is made in code, so it is not static; write "kind: live" or "kind: form"`,
        )
      : [];
  }
  return codePaths.includes(path)
    ? []
    : diagnostic(
        `a page that is not static is made in code, and ${path} is not; write "kind: static"`,
      );
}

/** Pages in code that lead to each other: a site has both or neither. */
const companions: Readonly<Record<string, string>> = {
  '/Gallery': '/SubGallery',
  '/SubGallery': '/Gallery',
};

function withoutCompanion(pages: readonly LoadedPage[]): Diagnostic[] {
  const written = pages.map(({ path }) => path);
  return pages.flatMap(({ path = '', file }) => {
    const other = companions[path];
    if (other === undefined || written.includes(other)) return [];
    const message = `${path} leads to ${other}, which no file has; add one with the path ${other}, or remove this page`;
    return [{ ...file.source.at(['path']), message }];
  });
}

function keysOf({ source }: LoadedPage['file']): Record<string, unknown> {
  return isRecord(source.value) && !source.broken ? source.value : {};
}

/** Two paths that differ in capitals only would be one folder on many disks. */
function doubles(pages: readonly LoadedPage[]): Diagnostic[] {
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
