import { formatClock } from '../../dates/clock-hours';
import { AHEAD, DAY, minutesIn, withSigns } from '../../dates/read-day';
import { scalarText } from '../../scalar-text';

/** What Apps Script of Google makes of a time, 10:00 in '1899-12-30T04:38:50.000Z': clocks were ahead by 5:21:10. */
const OF_1899 = /^1899-12-30T\d\d:\d\d:50/;

/** '09:30:00' of a database, '09:30+05:30', and a moment: '2026-11-14T09:30:00', '2026-11-14 09:30+05:30', '1970-01-01T04:00:00Z'. */
const MACHINE =
  /^(\d{4}-\d\d-\d\d[T ])?([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d+)?)?(Z|[+-]00:?00|\+05:?30)?$/;

/** What else programs write, in its form: '0930', 'PT9H30M', '0 days 09:30:00', and midnight where no time is known. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^([01]\d|2[0-3])([0-5]\d)$/, '$1:$2:00'],
  [/^P(?:0D)?T(\d\d?)H$/, '$1:00:00'],
  [/^P(?:0D)?T(\d\d?)H(\d\d?)M(?:[\d.]+S)?$/, '$1:$2:00'],
  [/^0 days |^\w{3} \w{3} \d\d 1899 (?=[\d:]{8} GMT)| GMT\+0521(?: \([\w ]+\))?$/g, ''],
  [/^(?:00:00|12:00(?::00)? ?AM)$/i, '00:00:00'],
];

/** Seconds or milliseconds since 1970, also as .NET writes them: '/Date(1795132800000)/'. */
const MOMENT = /^(?:\/?Date\()?(1\d{9}(?:\d{3})?)(?:[+-]\d{4})?(?:\)\/)?$/;

/** A part of a day as sheets count them, behind a day or alone: 46346.5, 0.5. */
const PART = /^(?:0|[3-7]\d{4})(\.\d+)$/;

/** A moment since 1970, or of a sheet, as ISO has it, what is in figures with their signs; all else as it is. */
export function asMoment(value: unknown): unknown {
  const text = scalarText(value);
  const [, moment] = MOMENT.exec(text) ?? [];
  const [, part] = PART.exec(text) ?? [];
  if (!moment && !part) return text ? withSigns(text) : value;
  const at = moment ? Number(moment.padEnd(13, '0')) : Math.round(Number(part) * DAY) * 60_000;
  // That of a sheet has no zone.
  return new Date(at).toISOString().slice(0, moment ? undefined : -1);
}

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
  const ahead = OF_1899.test(text) ? AHEAD - 8 : AHEAD;
  const at = (Number(hour) * 60 + Number(minute) + (isUtc ? ahead : 0)) % DAY;
  return at === 0 ? '' : formatClock(at);
}

const half = String.raw`(?: ?[ap]\.?m\.?)`;
const first = String.raw`\d{1,2}(?:[:.]\d\d)?${half}?`;
// '9.30', but no day and month.
const hour = String.raw`(?:\d{1,2}(?:\.(?:[03]0|[14]5)|:\d\d(?::\d\d)?${half}?|(?:\.\d\d)?${half}|(?:[:.]00)? ?noon)|noon)`;
/** The hours behind a day. */
export const BEHIND = new RegExp(
  String.raw`(?:,? (?:at|from)|,| ?[-–])?[T ]\(?((?:${first} ?(?:to|till|-|–) ?)?${hour}(?: ?onwards)?)\)?$`,
  'i',
);

/** The hours behind a day, '9.00 am to 1 pm'; '' where there are none, and for midnight, which stands for no time. */
export const hoursBehind = (text: string): string =>
  plainTime(text) ??
  (BEHIND.exec(text)?.[1] ?? '')
    .replace(/(:\d\d):\d\d/g, '$1')
    .replace(/^(?:0?0:00|12(?:[:.]00)? ?a\.?m\.?)$/i, '');

/** The time behind a day as a program writes it, of India: '9:30 am'; as written where a person did. */
export function timeBehind(text: string): string {
  const written = hoursBehind(text);
  const at = /to|till|[-–.]|on/i.test(written) ? undefined : minutesIn(text);
  return at === undefined ? written : at === 0 ? '' : formatClock(at);
}
