import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../../../content/folder';
import { readYaml } from '../../../content/read-yaml';
import { isRecord } from '../../../content/record';
import { decoded } from '../../../lib/files/file-name';
import { patchYaml } from '../../../editor/patch-yaml';

/** The addresses of pages, of those that are drafts with their files, and those that lead on, in small letters. */
export function knownAddresses(dir: string) {
  const { pages, navigation } = readFolder(dir);
  const written: unknown = isRecord(navigation?.value) ? navigation.value.moved : [];
  const moved = (Array.isArray(written) ? written : []).filter(isRecord).map(({ from }) => from);
  const small = (values: readonly unknown[]) =>
    new Set(values.map((value) => decoded(String(value)).toLowerCase()));
  const values = pages.map(({ value }) => (isRecord(value) ? value : {}));
  const redirects = values.flatMap(
    ({ redirectFrom }) => (Array.isArray(redirectFrom) ? redirectFrom : []) as unknown[],
  );
  const drafts = new Map(
    pages.flatMap(({ value, file }) =>
      isRecord(value) && value.draft === true ? [[String(value.path).toLowerCase(), file]] : [],
    ),
  );
  return {
    pages: small(values.map(({ path }) => path)),
    drafts,
    moved: small([...moved, ...redirects]),
  };
}

/** navigation.yaml with more redirects at the end of its `moved`. */
export function withMoved(dir: string, moved: readonly { from: string; to: string }[]): string {
  const text = readFileSync(join(dir, 'navigation.yaml'), 'utf8');
  const value = readYaml('navigation.yaml', text).source.value;
  const keys = isRecord(value) ? value : {};
  const before: unknown[] = Array.isArray(keys.moved) ? keys.moved : [];
  return patchYaml(text, { ...keys, moved: [...before, ...moved] });
}
