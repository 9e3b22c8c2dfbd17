import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../content/read-yaml';
import { isRecord } from '../content/record';
import { firstMonthOf } from '../lib/dates/session';

/** The keys of a YAML file of a content folder, as far as it can be read; none where there is no such file. */
export function readRecord(dir: string, name: string): Record<string, unknown> {
  const file = join(dir, name);
  const value = existsSync(file) ? readYaml(name, readFileSync(file, 'utf8')).source.value : {};
  return isRecord(value) ? value : {};
}

/** The month (1–12) with which the sessions of a school begin, as its site.yaml says. */
export const firstMonthIn = (dir: string): number =>
  firstMonthOf(String(readRecord(dir, 'site.yaml').sessionFrom));
