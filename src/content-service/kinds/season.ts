import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';
import type { ItemProblem } from '../dataset/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import { parseDayOfYear, parseWrittenDay } from '../../lib/dates/written-day';

/** Why a text is no day of every year, and what to write; `once` is the key for a day of one year. */
function edgeProblem(value: string, example: string, once: string): string | undefined {
  if (parseDayOfYear(value) !== undefined) return undefined;
  const day = parseWrittenDay(value);
  return day
    ? `"${value}" has a year, and this comes every year; write the day and month alone, or for once "${once}: ${day}" in its place`
    : `"${value}" isn't a day of the year; write it like ${example}`;
}

const edge = (description: string, example: string, once: string) =>
  text(description, example)
    .test(validator('day-of-year', (value: string) => edgeProblem(value, example, once)))
    .optional();

/** The keys `from` and `until` of things that show for a part of the year only. */
export const season = {
  from: edge('The first day of the year on which it shows.', '1 November', 'publishFrom'),
  until: edge('The last day of the year on which it shows.', '15 February', 'publishUntil'),
};

/** A season with one end alone would be none: the item would show all year. */
export function seasonProblem({ from, until }: Record<string, unknown>): ItemProblem | undefined {
  if ((from === undefined) === (until === undefined)) return undefined;
  const [one, other] = from === undefined ? ['until', 'from'] : ['from', 'until'];
  const message = `beside "${one}" write "${other}"; what comes or goes once has "publishFrom" or "publishUntil"`;
  return { key: '', message };
}

/** Whether a day of the year lies between two others (`MM-DD`, both included, across New Year). */
export function inSeason(day: PlainDate, from: string, until: string): boolean {
  const now = day.slice(5);
  return from <= until ? now >= from && now <= until : now >= from || now <= until;
}

/** Whether an item shows today: always, unless it names both ends of a season. */
export function showsOn(
  item: { from?: string | undefined; until?: string | undefined },
  today: PlainDate,
): boolean {
  const from = parseDayOfYear(item.from ?? '');
  const until = parseDayOfYear(item.until ?? '');
  return from === undefined || until === undefined || inSeason(today, from, until);
}
