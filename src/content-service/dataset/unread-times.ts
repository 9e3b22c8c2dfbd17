import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import { parseTimes } from '../../lib/dates/clock-hours';
import type { ReadKind } from './read-kind';

/** Words that stand with the figures of a time; 'after assembly' has others, and is meant as it stands. */
const words = /\b(?:a\.?m|p\.?m|hrs?|from|to)\b/gi;

/** The times of events that are figures and no hours of a day: '25:00', '14:00 pm', '10 am to 9 am'. */
export function unreadTimes({ source, value }: ReadKind): Diagnostic[] {
  if (!source || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    const time = isRecord(item) ? item['time'] : undefined;
    if (typeof time !== 'string' || parseTimes(time)) return [];
    if (!/^[\s.:;,–-]*\d[\d\s.:;,–-]*$/.test(time.replace(words, ''))) return [];
    const message = `"${time}" is read as no time, and calendar apps get the whole day; write it like 9:00 am, or 9:00 am to 12:30 pm`;
    return [{ ...source.at([index, 'time']), message }];
  });
}
