import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { AnySchema } from 'yup';
import type { Checks } from '../../content/checks';
import type { Diagnostic } from '../../content/diagnostics';
import { readText } from '../../content/read-text';
import { isRecord } from '../../content/record';
import { readYaml } from '../../content/read-yaml';
import type { SourceFile } from '../../content/source-file';
import { validate } from '../../content/validate';
import { folderOfList } from '../../content/private-dir';
import { withAddresses, withoutMarks } from '../../lib/http/provider-reply/plain-marks';

/** One file of the dataset; its value is there when it is in a shape to be served. */
export interface ReadKind {
  name: string;
  value?: unknown;
  /** What was written, when it could be read. */
  source?: SourceFile;
  diagnostics: Diagnostic[];
  /** What of its rows is not shown, while all others are. */
  unshown?: Diagnostic[];
}

/** A file as an editor knows it: 'content/service/news.yaml'. */
export const shownAs = (dir: string, name: string) =>
  join(basename(dirname(resolve(dir))), basename(dir), name);

const plain: Readonly<Record<string, (text: string) => string>> = {
  title: withoutMarks,
  description: (text) => withoutMarks(withAddresses(text)),
};

/** An item with its title and description as a provider's would be read: without the marks of pasted messages. */
const withPlainTexts = (item: unknown): unknown =>
  isRecord(item)
    ? Object.fromEntries(
        Object.entries(item).map(([key, value]) => {
          const read = Object.hasOwn(plain, key) ? plain[key] : undefined;
          return [key, read && typeof value === 'string' ? read(value) : value];
        }),
      )
    : item;

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
  const read = Array.isArray(value) ? value.map(withPlainTexts) : value;
  return { name, source, ...found, ...(read !== undefined && { value: read }) };
}
