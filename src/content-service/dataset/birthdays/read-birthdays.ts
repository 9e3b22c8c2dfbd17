import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InferType } from 'yup';
import { type Checks, noChecks } from '../../../content/checks';
import type { Diagnostic } from '../../../content/diagnostics';
import { readText } from '../../../content/read-text';
import { isRecord } from '../../../content/record';
import type { Place } from '../../../content/source-file';
import { checkValue, validate } from '../../../content/validate';
import { folded } from '../../../lib/privacy/folded';
import { birthdaysSchema } from '../../kinds/birthdays';
import { folderOfList } from '../../../content/private-dir';
import { type ReadKind, readKind, shownAs } from '../read-kind';
import { decodeTable } from './read-table';
import { tableRows } from './table-rows';

/** The table of birthdays, beside birthdays.yaml or in its place. */
export const birthdaysFile = 'birthdays.csv';

type Birthday = InferType<typeof birthdaysSchema>[number];

/** The rows of the table; none where there is no such file. */
function readTableKind(dir: string, checks: Checks): ReadKind[] {
  const name = 'birthdays';
  const folder = folderOfList(dir, birthdaysFile);
  const path = join(folder, birthdaysFile);
  if (!existsSync(path)) return [];
  const file = shownAs(folder, birthdaysFile);
  const { text, diagnostic } = readText(path, file, decodeTable);
  if (diagnostic) return [{ name, diagnostics: [diagnostic] }];
  const { source, diagnostics: unshown } = tableRows(file, text);
  if (!source) return [{ name, diagnostics: unshown }];
  return [{ name, source, unshown, ...validate(birthdaysSchema, { source }, checks) }];
}

/** A row by itself, without its photo where that alone is wrong; undefined where it can't be shown. */
function castRow(written: unknown): Birthday | undefined {
  const withoutPhoto = isRecord(written) && { ...written, photo: undefined };
  const rows = [written, withoutPhoto].map((row) => checkValue(birthdaysSchema, [row], noChecks));
  return rows.find(({ value }) => value)?.value?.[0];
}

const letters = (text = '') => folded(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const keyOf = ({ name, class: grade, birthday }: Birthday) =>
  [letters(name), letters(grade), birthday].join(' ');

/** Each row of a file by itself: one that can't be read takes no other with it. `known` are those of before. */
function rowByRow(read: ReadKind, known: Map<string, Place>): ReadKind {
  const { name, source, value, diagnostics, unshown = [] } = read;
  if (!source || !Array.isArray(source.value)) return read;
  const written: readonly unknown[] = source.value;
  const sound = value as readonly Birthday[] | undefined;
  const twice: Diagnostic[] = [];
  const rows = written.flatMap((one, index) => {
    const row = sound?.[index] ?? castRow(one);
    if (!row) return [];
    const place = source.at([index]);
    const key = keyOf(row);
    const before = known.get(key);
    if (before) {
      const where = `${before.file}:${before.line}`;
      const message = `the same name, class and birthday as ${where}; remove one of the two`;
      twice.push({ ...place, message });
      return [];
    }
    known.set(key, place);
    return [row];
  });
  return {
    name,
    source,
    value: rows,
    diagnostics: [],
    unshown: [...unshown, ...diagnostics, ...twice],
  };
}

/** Reads the birthdays from birthdays.yaml and from the table, with what of each can't be shown. */
export function readBirthdays(dir: string, checks: Checks): ReadKind[] {
  const known = new Map<string, Place>();
  const files = [
    readKind(dir, 'birthdays', { schema: birthdaysSchema, checks }),
    ...readTableKind(dir, checks),
  ];
  return files.map((read) => rowByRow(read, known));
}
