import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firstMonthOf } from '../lib/dates/session';
import { readText } from './read-text';
import { readYaml } from './read-yaml';
import { isRecord } from './record';

/** The value of a YAML file of a content folder, as far as it can be read; undefined where there is no such file. */
export function readValue(dir: string, name: string): unknown {
  const file = join(dir, name);
  return existsSync(file) ? readYaml(name, readText(file, name).text).source.value : undefined;
}

/** The keys of such a file; none where there are none. */
export function readRecord(dir: string, name: string): Record<string, unknown> {
  const value = readValue(dir, name);
  return isRecord(value) ? value : {};
}

/** The month (1–12) with which the sessions of a school begin, as its site.yaml says. */
export const firstMonthIn = (dir: string): number =>
  firstMonthOf(String(readRecord(dir, 'site.yaml').sessionFrom));
