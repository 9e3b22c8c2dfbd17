import { formatDay } from './format';
import { parsePlainDate, type PlainDate } from './plain-date';

/** When something stands on the site, in milliseconds since 1970: up to `until`, and no longer at it. */
export interface PublishTimes {
  from?: number;
  until?: number;
}

/** A day or a minute at school, as it was written: '2026-12-01' or '2026-12-01 08:00'. */
interface WrittenTime {
  day: PlainDate;
  /** '08:00'; the whole day is meant without it. */
  minute?: string;
}

const DAY_MS = 86_400_000;

/** Reads a day or a minute; `undefined` for anything else, and for days and minutes that don't exist. */
export function parsePublishTime(value: unknown): WrittenTime | undefined {
  if (typeof value !== 'string') return undefined;
  const [, date, minute] =
    /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(value) ?? [];
  const day = parsePlainDate(date);
  return day && { day, ...(minute !== undefined && { minute }) };
}

// India keeps UTC+5:30 all year round.
const startOf = ({ day, minute = '00:00' }: WrittenTime) => Date.parse(`${day}T${minute}+05:30`);

/** From the first moment of what `publishFrom` says; until the end of a day, or the start of a minute. */
export function publishTimes(written: {
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}): PublishTimes {
  const from = parsePublishTime(written.publishFrom);
  const until = parsePublishTime(written.publishUntil);
  return {
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(until) + (until.minute === undefined ? DAY_MS : 0) }),
  };
}

/** Whether something is yet to come at a moment, stands there, or has ended. */
export function publishState(
  { from, until }: PublishTimes,
  now: number,
): 'coming' | 'published' | 'ended' {
  if (until !== undefined && now >= until) return 'ended';
  return from !== undefined && now < from ? 'coming' : 'published';
}

/** A written time for reading: '1 Dec 2026', '1 Dec 2026, 08:00'; as it is when it can't be read. */
export function formatPublishTime(written: string): string {
  const time = parsePublishTime(written);
  if (!time) return written;
  return [formatDay(time.day), time.minute].filter(Boolean).join(', ');
}
