import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parseDocument, isMap } from 'yaml';
import { importsFile } from '../../../content/imports-file';
import { isRecord } from '../../../content/record';

const comment = ` Which column of the office's tables is which field, and which words of a status are at school,
 as school import was told. Edit it, or delete it.`;

/** What a person said of the tables for a target. */
export interface Answers {
  /** Field → heading. */
  columns: Readonly<Record<string, string>>;
  /** What stands in a status of who is at school. */
  atSchool: readonly string[];
}

/** What was said of the tables for a target before. */
export function rememberedAnswers(dir: string, target: string): Answers {
  const path = join(dir, importsFile);
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '{}');
  if (document.errors.length > 0) {
    throw new Error(`content/${importsFile} can’t be read; correct it, or delete it`);
  }
  const all: unknown = document.toJS();
  const own = isRecord(all) && isRecord(all[target]) ? all[target] : {};
  const { atSchool, ...columns } = own;
  return {
    columns: Object.fromEntries(
      Object.entries(columns).flatMap(([field, heading]) =>
        typeof heading === 'string' && heading !== '' ? [[field, heading]] : [],
      ),
    ),
    atSchool: [atSchool ?? []].flat().map(String),
  };
}

/** The text of the file with what is said now. */
export function withRemembered(
  dir: string,
  target: string,
  { columns, atSchool }: Answers,
): string {
  const path = join(dir, importsFile);
  const known = existsSync(path) ? parseDocument(readFileSync(path, 'utf8')) : undefined;
  const document = known && isMap(known.contents) ? known : new Document({});
  const answers = { ...columns, ...(atSchool.length > 0 && { atSchool }) };
  document.commentBefore ??= comment;
  for (const [key, answer] of Object.entries(answers)) document.setIn([target, key], answer);
  return document.toString({ lineWidth: 0, singleQuote: true });
}
