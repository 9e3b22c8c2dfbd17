import { contentDir as chosenDir } from '../content/content-dir';
import { readRecord } from '../content/read-record';
import { basePathOf } from '../lib/base-path';

/** The path below which a school's site stands, by the address in site.yaml; '' at the root of its host. */
export function readBasePath(contentDir = chosenDir()): string {
  const { siteUrl } = readRecord(contentDir, 'site.yaml');
  return typeof siteUrl === 'string' ? basePathOf(siteUrl) : '';
}

/** Puts it into the environment, from which scripts are compiled; processes that are started from here have it too. */
export function setBasePath(contentDir = chosenDir()): void {
  process.env.GATSBY_BASE = readBasePath(contentDir);
}
