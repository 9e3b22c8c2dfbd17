import { formatClock } from '../../dates/clock-hours';
import { scalarText } from '../../scalar-text';

/** '09:30:00' of a database, '09:30+05:30', and a moment: '2026-11-14T09:30:00', '2026-11-14 09:30+05:30', '1970-01-01T04:00:00Z'. */
const MACHINE =
  /^(\d{4}-\d\d-\d\d[T ])?([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d+)?)?(Z|[+-]00:?00|\+05:?30)?$/;

/** What else programs write, in its form: '0930', 'PT9H30M', and midnight where no time is known. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^([01]\d|2[0-3])([0-5]\d)$/, '$1:$2:00'],
  [/^PT(\d\d?)H$/, '$1:00:00'],
  [/^PT(\d\d?)H(\d\d)M$/, '$1:$2:00'],
  [/^(?:00:00|12:00(?::00)? ?AM)$/i, '00:00:00'],
];

/** Seconds or milliseconds since 1970, also as .NET writes them: '/Date(1795132800000)/'. */
const MOMENT = /^(?:\/?Date\()?(1\d{9}(?:\d{3})?)(?:[+-]\d{4})?(?:\)\/)?$/;

/** A moment since 1970 as ISO has it; all else as it is. */
export function asMoment(value: unknown): unknown {
  const [, moment] = MOMENT.exec(scalarText(value)) ?? [];
  return moment ? new Date(Number(moment.padEnd(13, '0'))).toISOString() : value;
}

/** Minutes by which clocks in India are ahead of UTC, and those of a day. */
const AHEAD = 330;
const DAY = 1_440;

/**
 * The time of an event in words, where a program wrote it: '9:30 am'; '' for midnight, which stands where no time is
 * known. `undefined` for what a person wrote.
 */
export function plainTime(value: unknown): string | undefined {
  const text = OTHERS.reduce(
    (known, [form, usual]) => known.replace(form, usual),
    typeof value === 'string' ? value.trim() : '',
  );
  const [, day, hour, minute, seconds, zone] = MACHINE.exec(text) ?? [];
  if (!hour || !(day ?? seconds ?? zone)) return undefined;
  const isUtc = zone !== undefined && !/5:?30$/.test(zone);
  // A day alone, of which a program made a moment.
  if (day && isUtc && Number(hour) + Number(minute) === 0) return '';
  const at = (Number(hour) * 60 + Number(minute) + (isUtc ? AHEAD : 0)) % DAY;
  return at === 0 ? '' : formatClock(at);
}
