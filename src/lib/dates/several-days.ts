import { addDays, partsOf, type PlainDate } from './plain-date';
import { bareDay, parseWrittenDay, withYear } from './written-day';

/** Between two days; a hyphen without blanks where both have their years or slashes: '1/12/2026-12/12/2026'. */
const until = / (?:to|till|until|से) | ?[–—] ?| - |(?<=[/.]\d{2,4})-(?=\d{1,2}[/.])/i;
/** Between days, also a comma, which is a blank by then: '5/12/26, 6/12/26'. */
const and = / ?& ?| and |(?<=\d[/.-]\d{2,4}) (?=\d{1,2}[/.-]\d)/i;

const nth = String.raw`\d{1,2}(?:st|nd|rd|th)?(?!\d)`;
const parted = String.raw`(?: (?:to|till|and) | ?[-–—&/] ?| )`;
/** '15 16 & 17 Nov 2026', '12-16 Oct'; the same with the month first. */
const dayFirst = new RegExp(
  String.raw`^(${nth}(?:${parted}${nth})+) ([a-z]{3,9}(?: ['’]?\d{2,4})?)$`,
  'i',
);
const monthFirst = new RegExp(
  String.raw`^([a-z]{3,9}) (${nth}(?:${parted}${nth})*)( ['’]?\d{4})?$`,
  'i',
);

/** '24 Dec 2026' of 'Dec 24 2026', and '21-25 Oct' of 'Oct 21-25'. */
const withDayFirst = (text: string) => text.replace(monthFirst, '$2 $1$3');

const isRange = (days: string) => /[-–—]|to|till/i.test(days);

/** Whether numbers, or days, follow each other. */
const followEachOther = <One>(all: readonly One[], next: (one: One) => One) =>
  all.every((one, index) => index === 0 || one === next(all[index - 1] ?? one));

/** What several days are that no range holds. */
export const apart = 'apart';

/**
 * The first and the last day of '12-14 Nov 2026', '30 Sept to 2 Oct 2026', '1.10.26 - 5.10.26', 'Oct 21 to 25, 2026';
 * `undefined` where a text is no such days. `writtenDay` reads a single one.
 */
export function severalDays(
  written: string,
  writtenDay = parseWrittenDay,
): [PlainDate, PlainDate] | typeof apart | undefined {
  const text = withDayFirst(bareDay(written));
  const [, days = '', rest = ''] = dayFirst.exec(text) ?? [];
  const numbers = (days.match(/\d+/g) ?? []).map(Number);
  if (days && !(isRange(days) && numbers.length === 2)) {
    if (isRange(days) || !followEachOther(numbers, (one) => one + 1)) return apart;
  }
  // The first of two days often has no year, and sometimes no month; '30 Dec to 2 Jan 2027' begins in the year before.
  const dayUntil = (day: string, last: PlainDate) => {
    const { year } = partsOf(last);
    const inYears = [year, year - 1].map((one) => withYear(bareDay(day), one));
    return writtenDay(day) ?? inYears.find((one) => one && one <= last);
  };
  const listed = text.split(and);
  if (!days && listed.length > 1) {
    const end = writtenDay(listed.at(-1) ?? '');
    const all = listed.map((day) => (end ? dayUntil(day, end) : undefined));
    if (all.some((day) => day === undefined)) return undefined;
    const isRow = followEachOther(all, (day) => day && addDays(day, 1));
    const [first, last] = [all[0], all.at(-1)];
    return isRow && first && last ? [first, last] : apart;
  }
  const ends = days
    ? [`${numbers[0]} ${rest}`, `${numbers.at(-1)} ${rest}`]
    : text.split(until).map(withDayFirst);
  const [from = '', to = ''] = ends;
  if (ends.length !== 2) return undefined;
  const lastDay = writtenDay(to);
  const firstDay = lastDay && dayUntil(from, lastDay);
  return firstDay && lastDay && firstDay <= lastDay ? [firstDay, lastDay] : undefined;
}
