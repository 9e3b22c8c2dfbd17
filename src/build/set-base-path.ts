import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir as chosenDir } from '../content/content-dir';
import { readYaml } from '../content/read-yaml';
import { isRecord } from '../content/record';
import { basePathOf } from '../lib/base-path';

/** The path below which a school's site stands, by the address in site.yaml; '' at the root of its host. */
export function readBasePath(contentDir = chosenDir()): string {
  const file = join(contentDir, 'site.yaml');
  if (!existsSync(file)) return '';
  const { value } = readYaml('content/site.yaml', readFileSync(file, 'utf8')).source;
  return isRecord(value) && typeof value.siteUrl === 'string' ? basePathOf(value.siteUrl) : '';
}

/** Puts it into the environment, from which scripts are compiled; processes that are started from here have it too. */
export function setBasePath(contentDir = chosenDir()): void {
  process.env.GATSBY_BASE = readBasePath(contentDir);
}
