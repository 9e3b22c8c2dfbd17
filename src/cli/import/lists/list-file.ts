import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import Papa from 'papaparse';
import { parseDocument } from 'yaml';
import { decodeTable } from '../../../content-service/dataset/birthdays/read-table';
import { tableRows } from '../../../content-service/dataset/birthdays/table-rows';
import { listFileOf } from '../../../content/private-dir';
import { readText } from '../../../content/read-text';
import { readYaml } from '../../../content/read-yaml';
import { isRecord } from '../../../content/record';
import { patchYaml } from '../../../editor/patch-yaml';
import { flowText } from '../../../editor/yaml-text';
import type { ListItem } from './target';

/** A list as it is written, and its text with other items in it. */
export interface ListFile {
  /** By its name in the content folder. */
  name: string;
  items: ListItem[];
  /** Another file with items of the same list. */
  beside?: string;
  /** The text with changed items in their places, without those of `removed`, and with new ones at its end. */
  textOf: (
    items: readonly ListItem[],
    removed: readonly number[],
    added: readonly ListItem[],
  ) => string;
}

/** What is thrown for a file of the content that has faults. */
export const unreadable = (name: string) =>
  new Error(`content/${name} can't be read; npx school check tells what is wrong with it.`);

/** The text of an empty list with its first items, each on a line of its own. */
function withFirst(text: string, added: readonly ListItem[]): string {
  if (added.length === 0) return text;
  const [start = 0, end = start] = parseDocument(text).contents?.range ?? [];
  const lines = added.map((item) => `- ${flowText(item)}`);
  return text.slice(0, start) + lines.join('\n') + text.slice(end);
}

/** A YAML file that is one list: comments and the way that items are written stay. */
function yamlList(dir: string, name: string): ListFile {
  const path = join(dir, name);
  const text = existsSync(path) ? readText(path, name).text : '[]\n';
  const { source, diagnostics } = readYaml(name, text);
  const value = source.value;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isEmptyFile = isRecord(value) && Object.keys(value).length === 0;
  if (diagnostics.length > 0 || !(Array.isArray(value) || isEmptyFile) || !items.every(isRecord)) {
    throw unreadable(name);
  }
  return {
    name,
    items,
    textOf(changed, removed, added) {
      const left = changed.filter((_, index) => !removed.includes(index));
      // One after the other, so that what stays keeps its comments.
      const kept = patchYaml(patchYaml(text, changed), left);
      return left.length > 0 ? patchYaml(kept, [...left, ...added]) : withFirst(kept, added);
    },
  };
}

const tableHead = { name: 'Name', class: 'Class', birthday: 'Birthday', photo: 'Photo' };

/** The office's table of birthdays, kept as a table. */
function birthdayTable(dir: string, name: string): ListFile {
  const path = join(dir, name);
  const bytes = readFileSync(path);
  const { text } = decodeTable(bytes);
  const { source, diagnostics } = tableRows(name, text);
  const [problem] = diagnostics;
  if (!source || problem) {
    const where = problem ? `:${problem.line}:${problem.column}: ${problem.message}` : '';
    throw new Error(`content/${name}${where}. Correct this first: the table is written anew.`);
  }
  const items = Array.isArray(source.value) ? source.value.filter(isRecord) : [];
  return {
    name,
    items,
    textOf(changed, removed, added) {
      const all = [...changed.filter((_, index) => !removed.includes(index)), ...added];
      // No column that nobody needs: the file holds no more of pupils than that.
      const keys = Object.entries(tableHead).filter(
        ([key]) => key !== 'photo' || all.some((item) => item[key]),
      );
      const rows = all.map((item) => keys.map(([key]) => item[key] ?? ''));
      const made = Papa.unparse([keys.map(([, head]) => head), ...rows], { newline: '\n' });
      const mark = bytes.toString('latin1', 0, 3) === '\xEF\xBB\xBF' ? '\uFEFF' : '';
      return `${mark}${made}\n`;
    },
  };
}

/**
 * The file of a list of the content service, or of the private folder. The table of birthdays is one where the school
 * has no other.
 */
export function listFile(dir: string, list: string): ListFile {
  const table = relative(dir, listFileOf(dir, 'birthdays.csv'));
  const yaml = relative(dir, listFileOf(dir, `${list}.yaml`));
  const hasTable = list === 'birthdays' && existsSync(join(dir, table));
  if (!hasTable) return yamlList(dir, yaml);
  return existsSync(join(dir, yaml))
    ? { ...yamlList(dir, yaml), beside: table }
    : birthdayTable(dir, table);
}
