import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parseDocument, isMap } from 'yaml';
import { importsFile } from '../../../content/imports-file';
import { isRecord } from '../../../content/record';

const comment = ` Which column of the office's tables is which field, as school import was told. Edit it, or delete it.`;

/** The columns that were chosen for a target before: field → heading. */
export function rememberedColumns(dir: string, target: string): Record<string, string> {
  const path = join(dir, importsFile);
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '{}');
  if (document.errors.length > 0) {
    throw new Error(`content/${importsFile} can’t be read; correct it, or delete it`);
  }
  const all: unknown = document.toJS();
  const own = isRecord(all) && isRecord(all[target]) ? all[target] : {};
  return Object.fromEntries(
    Object.entries(own).flatMap(([field, heading]) =>
      typeof heading === 'string' && heading !== '' ? [[field, heading]] : [],
    ),
  );
}

/** The text of the file with the columns that were chosen now. */
export function withRemembered(
  dir: string,
  target: string,
  columns: Readonly<Record<string, string>>,
): string {
  const path = join(dir, importsFile);
  const document = existsSync(path) ? parseDocument(readFileSync(path, 'utf8')) : new Document({});
  if (!isMap(document.contents)) {
    const fresh = new Document({ [target]: columns });
    fresh.commentBefore = comment;
    return fresh.toString({ lineWidth: 0, singleQuote: true });
  }
  document.commentBefore ??= comment;
  for (const [field, heading] of Object.entries(columns)) document.setIn([target, field], heading);
  return document.toString({ lineWidth: 0, singleQuote: true });
}
