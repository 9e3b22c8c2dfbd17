import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parseDocument, isMap } from 'yaml';
import { importsFile } from '../../../content/imports-file';
import { isRecord } from '../../../content/record';

const comment = ` Which column of the office's tables is which field, as school import was told. Edit it, or delete it.`;

/** The columns that were chosen for a target before: field → heading. */
export function rememberedColumns(dir: string, target: string): Record<string, string> {
  const path = join(dir, importsFile);
  const all: unknown = existsSync(path) ? parseDocument(readFileSync(path, 'utf8')).toJS() : {};
  const own = isRecord(all) ? all[target] : undefined;
  return isRecord(own)
    ? Object.fromEntries(Object.entries(own).map(([field, heading]) => [field, String(heading)]))
    : {};
}

/** The text of the file with the columns that were chosen now. */
export function withRemembered(
  dir: string,
  target: string,
  columns: Readonly<Record<string, string>>,
): string {
  const path = join(dir, importsFile);
  const document = existsSync(path) ? parseDocument(readFileSync(path, 'utf8')) : new Document({});
  if (document.errors.length > 0 || !isMap(document.contents)) {
    const fresh = new Document({ [target]: columns });
    fresh.commentBefore = comment;
    return fresh.toString({ lineWidth: 0, singleQuote: true });
  }
  document.commentBefore ??= comment;
  for (const [field, heading] of Object.entries(columns)) document.setIn([target, field], heading);
  return document.toString({ lineWidth: 0, singleQuote: true });
}
