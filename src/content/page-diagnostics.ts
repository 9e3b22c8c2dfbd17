import { basename } from 'node:path';
import { withoutBase } from '../lib/base-path';
import type { Diagnostic } from './diagnostics';
import type { LoadedPage } from './load-page';
import { didYouMean, suggestion } from './nearest';
import { isRecord } from './record';
import { calendarsOn } from './opening/day-kinds';
import type { Path } from './source-file';
import { valuesIn } from './values-in';

/** What pages are checked against. */
export interface PageContext {
  /** The groups of the menu; undefined when navigation.yaml has diagnostics. */
  groups?: readonly { name: string }[];
  /** Paths that have a page in code; undefined when that isn't known. */
  codePaths?: readonly string[];
  /** The path below which the site stands: '/school', '' at the root of its host. */
  base?: string;
}

/**
 * What is wrong between pages: two on one path, a group that isn't there, a live page without code, or
 * without the page that it leads to.
 */
export function pageDiagnostics(
  pages: readonly LoadedPage[],
  { groups, codePaths, base = '' }: PageContext,
): Diagnostic[] {
  return [
    ...doubles(pages),
    ...likeBase(pages, base),
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
  const timed = ['draft', 'publishFrom', 'publishUntil'].find((key) => keysOf(file)[key]);
  if (timed !== undefined && (kind !== 'static' || codePaths.includes(path))) {
    const message = `${path} is made in code, and is always built; remove "${timed}"`;
    return [{ ...file.source.at([timed], { aim: 'key' }), message }];
  }
  const isMade = codePaths.includes(path);
  if (isMade === (kind !== 'static')) return [];
  const message = isMade
    ? `${path} is made in code, so it is not static; write "kind: live" or "kind: form"`
    : `a page that is not static is made in code, and ${path} is not; write "kind: static"`;
  return [{ ...file.source.at(['kind']), message }];
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

/** An address that begins like the site's own path is taken for one that a browser shows. */
function likeBase(pages: readonly LoadedPage[], base: string): Diagnostic[] {
  return pages.flatMap(({ path = '', file }) => {
    if (base === '' || withoutBase(path, base) === undefined) return [];
    const message = `the site stands below ${base}, so no page of it can begin with that; choose another path`;
    return [{ ...file.source.at(['path']), message }];
  });
}

function keysOf({ source }: LoadedPage['file']): Record<string, unknown> {
  return isRecord(source.value) && !source.broken ? source.value : {};
}

const nameIn = ({ file }: LoadedPage) => basename(file.source.file).replace(/\.\w+$/, '');

/** Two paths that differ in capitals only would be one folder on many disks. */
function doubles(pages: readonly LoadedPage[]): Diagnostic[] {
  const known = new Map<string, LoadedPage>();
  return pages.flatMap((page) => {
    const { path } = page;
    if (path === undefined) return [];
    const earlier = known.get(path.toLowerCase());
    if (!earlier) {
      known.set(path.toLowerCase(), page);
      return [];
    }
    // A copy comes before the page that it is of: 'fee (1).yaml', 'fee-DESKTOP-ABC.yaml', 'archive/fee.yaml'.
    const isCopied = nameIn(earlier).startsWith(nameIn(page));
    const [copy, first] = isCopied ? [earlier, page] : [page, earlier];
    const other = first.file.source.file;
    const message =
      earlier.path === path
        ? `the path ${path} is taken by ${other}; choose another${isCopied ? ', or put what is new into that file and take this copy away' : ''}`
        : `the path ${copy.path} differs from ${first.path} (${other}) in capitals only; choose another`;
    return [{ ...copy.file.source.at(['path']), message }];
  });
}

/**
 * What is wrong with planners of fees that offer a calendar of the last dates: the file is written only
 * when a calendar that visitors find holds days of the type fees. A page that visitors don't find may
 * wait for a calendar that they don't find either.
 */
export function feeCalendarDiagnostics(pages: readonly LoadedPage[]): Diagnostic[] {
  // A calendar may stand on a page with errors, which are told first.
  if (pages.some(({ page }) => !page)) return [];
  const dated = pages.filter((page) =>
    calendarsOn(page).some(({ entries }) => entries.some(({ type }) => type === 'fees')),
  );
  return pages.flatMap(({ file, unpublished }) => {
    if (dated.some((other) => unpublished || !other.unpublished)) return [];
    return offersIn(isRecord(file.source.value) ? file.source.value.blocks : [], ['blocks']).map(
      (path) => ({
        ...file.source.at(path),
        message:
          'no calendar of the site holds days of the type fees, so that there is none to offer; write "type: fees" at the last dates in the school calendar, or remove "calendar"',
      }),
    );
  });
}

/** Where planners offer a calendar, however deep they stand in other blocks. */
const offersIn = (blocks: unknown, above: Path): Path[] =>
  valuesIn(blocks, above).flatMap(({ value, path }) =>
    isRecord(value) && value.kind === 'fee-planner' && value.calendar === true
      ? [[...path, 'calendar']]
      : [],
  );
