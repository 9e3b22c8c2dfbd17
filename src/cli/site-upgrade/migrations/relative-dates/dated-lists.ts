import { isSeq, type YAMLSeq } from 'yaml';
import type { PlainDate } from '../../../../lib/dates/plain-date';
import type { ContentFiles } from '../../content-files';
import type { UpgradeDay } from './meant-days';

/** A list of the content service, its items in their order. */
export function itemsOf(files: ContentFiles, list: string): YAMLSeq | undefined {
  const contents: unknown = files.document(`service/${list}.yaml`)?.contents;
  return isSeq(contents) ? contents : undefined;
}

/** The day of the upgrade of a school, whose sessions began in April or in January up to version 0.2. */
export function upgradeDay(files: ContentFiles, day: PlainDate): UpgradeDay {
  const inJanuary = files.document('site.yaml')?.get('sessionFrom') === 'January';
  return { today: day, firstMonth: inJanuary ? 1 : 4 };
}
