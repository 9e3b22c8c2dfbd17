import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '../../content/record';
import { parsePlainDate, type PlainDate } from '../../dates/plain-date';

/** The last day on which the site names its council; undefined where none is written. */
export function councilDay(contentDir: string): PlainDate | undefined {
  const file = join(contentDir, 'privacy.yaml');
  const privacy: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  const council = isRecord(privacy) ? privacy.council : undefined;
  return isRecord(council) ? parsePlainDate(council.until) : undefined;
}
