import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { AnySchema } from 'yup';
import type { Checks } from '../../content/checks';
import type { Diagnostic } from '../../content/diagnostics';
import { readText } from '../../content/read-text';
import { readYaml } from '../../content/read-yaml';
import type { SourceFile } from '../../content/source-file';
import { validate } from '../../content/validate';
import { folderOfList } from '../../content/private-dir';
import { withPlainTexts } from './plain-texts';

/** One file of the dataset; its value is there when it is in a shape to be served. */
export interface ReadKind {
  name: string;
  value?: unknown;
  /** What was written, when it could be read. */
  source?: SourceFile;
  diagnostics: Diagnostic[];
  /** What of it is not shown as it was written, while all else is. */
  unshown?: Diagnostic[];
}

/** A file as an editor knows it: 'content/service/news.yaml'. */
export const shownAs = (dir: string, name: string) =>
  join(basename(dirname(resolve(dir))), basename(dir), name);

/** Reads a list from its file; `none` is its value where a school has no such file. */
export function readKind(
  dir: string,
  name: string,
  { schema, none = [], checks }: { schema: AnySchema; none?: unknown; checks: Checks },
): ReadKind {
  const folder = folderOfList(dir, `${name}.yaml`);
  const path = join(folder, `${name}.yaml`);
  if (!existsSync(path)) return { name, value: none, diagnostics: [] };
  const file = shownAs(folder, `${name}.yaml`);
  const { text, diagnostic } = readText(path, file);
  if (diagnostic) return { name, diagnostics: [diagnostic] };
  const { source, diagnostics } = readYaml(file, text);
  if (source.broken) return { name, diagnostics };
  const { value, ...found } = validate(schema, { source }, checks);
  // A text that is cut at its # stops no other item.
  const read = { name, source, ...found, unshown: diagnostics };
  return value === undefined ? read : { ...read, value: withPlainTexts(value) };
}
