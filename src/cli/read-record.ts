import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../content/read-yaml';
import { isRecord } from '../content/record';

/** The keys of a YAML file of a content folder, as far as it can be read; none where there is no such file. */
export function readRecord(dir: string, name: string): Record<string, unknown> {
  const file = join(dir, name);
  const value = existsSync(file) ? readYaml(name, readFileSync(file, 'utf8')).source.value : {};
  return isRecord(value) ? value : {};
}
