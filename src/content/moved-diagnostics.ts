import type { Diagnostic } from './diagnostics';
import { redirectKey, parseRedirectSource } from './redirect-source';
import type { LoadedPage } from './load-page';
import type { Navigation } from './navigation.schema';
import { isRecord } from './record';
import type { Path, SourceFile } from './source-file';

interface Redirect {
  address: string;
  source: SourceFile;
  path: Path;
  /** The page that it leads to; none when it is gone. */
  to?: string;
}

/** Redirects by their old address, and the addresses that are gone. */
export function redirectTargets(
  pages: readonly LoadedPage[],
  navigation: Pick<Navigation, 'gone' | 'moved'> | undefined,
): { moved: ReadonlyMap<string, string>; gone: readonly string[] } {
  const moved = new Map([
    ...pages.flatMap((page) =>
      redirectsOf(page).map(({ address, to = '' }) => [address, to] as const),
    ),
    ...(navigation?.moved ?? []).map(({ from, to }) => [from, to] as const),
  ]);
  return { moved, gone: navigation?.gone ?? [] };
}

/** Diagnostics of "redirectFrom" of pages, and of "moved" and "gone" of the menus; letter case does not count. */
export function movedDiagnostics(
  pages: readonly LoadedPage[],
  navigation: SourceFile | undefined,
): Diagnostic[] {
  const written = new Map(
    pages.flatMap(({ path, file }) =>
      path === undefined ? [] : [[path.toLowerCase(), { path, file: file.source.file }] as const],
    ),
  );
  const earlier = new Map<string, Redirect>();
  const all = [
    ...pages.flatMap(redirectsOf),
    ...(navigation ? [...movedIn(navigation), ...goneIn(navigation)] : []),
  ];
  return all.flatMap((redirect) => {
    const { address, source, path, to } = redirect;
    const parts = parseRedirectSource(address);
    const key = parts ? redirectKey(parts) : address;
    const page = written.get(key);
    const other = earlier.get(key);
    const message = page
      ? pageProblem(address, page, to)
      : other && `the address ${address} ${endOf(other)}; keep one of the two`;
    if (!other) earlier.set(key, redirect);
    return message === undefined ? [] : [{ ...source.at(path), message }];
  });
}

function pageProblem(address: string, page: { path: string; file: string }, to?: string): string {
  if (page.path === to)
    return `${address} is this page itself; write only addresses that it had before`;
  const what = to === undefined ? 'gone' : `an earlier address of ${to}`;
  return `${address} is a page (${page.file}), and not ${what}; rename that page, or remove the address`;
}

const endOf = ({ to, source }: Redirect) =>
  to === undefined ? `is gone already (${source.file})` : `leads to ${to} already (${source.file})`;

function redirectsOf({ file: { source }, path = '' }: LoadedPage): Redirect[] {
  return textsOf(source, 'redirectFrom').map((found) => ({ ...found, source, to: path }));
}

function movedIn(source: SourceFile): Redirect[] {
  return listIn(source, 'moved').flatMap((item, index) => {
    const { from, to } = isRecord(item) ? item : {};
    const isWritten = typeof from === 'string' && typeof to === 'string';
    return isWritten ? [{ address: from, to, source, path: ['moved', index, 'from'] }] : [];
  });
}

function goneIn(source: SourceFile): Redirect[] {
  return textsOf(source, 'gone').map((found) => ({ ...found, source }));
}

function listIn({ value, broken }: SourceFile, key: string): unknown[] {
  const list = isRecord(value) && !broken ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}

function textsOf(source: SourceFile, key: string): { address: string; path: Path }[] {
  return listIn(source, key).flatMap((address, index) =>
    typeof address === 'string' ? [{ address, path: [key, index] }] : [],
  );
}
