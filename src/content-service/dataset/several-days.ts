import { formatLongDay } from '../../lib/dates/format';
import { partsOf, type PlainDate } from '../../lib/dates/plain-date';
import { parseWrittenDay, withYear } from '../../lib/dates/written-day';

/** '11-16 December 2026', '11th to 16th Dec 2026', '30 December – 2 January 2027'. */
const several =
  /^(\d{1,2}(?:st|nd|rd|th)?)(?: ([a-z]{3,9}\.?))? ?(?:[-–—&]|to|till|until|and) ?(\d{1,2}(?:st|nd|rd|th)? (.+))$/i;

/** '11/12/2026 to 16/12/2026', each of them whole. */
const between = / ?(?:[–—&]| - |(?<= )(?:to|till|until|and)(?= )) ?/i;

/** The first and the last of several days in one text, as people read them; undefined where it is no such text. */
export function severalDays(written: string): { first: string; last: string } | undefined {
  const text = written.replace(/\s+/g, ' ').trim();
  const [, day = '', month, end = '', monthAndYear = ''] = several.exec(text) ?? [];
  const last = parseWrittenDay(end);
  if (last === undefined) {
    const [one, two, ...others] = text.split(between).map((part) => parseWrittenDay(part));
    return one && two && one < two && others.length === 0
      ? { first: formatLongDay(one), last: formatLongDay(two) }
      : undefined;
  }
  const { year } = partsOf(last);
  const inYear = (one: number): PlainDate | undefined =>
    month === undefined
      ? parseWrittenDay(`${day} ${monthAndYear}`)
      : withYear(`${day} ${month}`, one);
  // '30 December to 2 January 2027' begins in the year before.
  const first = [inYear(year), inYear(year - 1)].find((one) => one && one < last);
  return first && { first: formatLongDay(first), last: formatLongDay(last) };
}
