import type { ReadValue } from '../values/read-value';

/** Kinds of days of the calendar on a page, by the words for them. */
const kinds: readonly [kind: string, words: RegExp][] = [
  ['exam', /\b(?:exams?|examinations?|tests?|assessments?)\b|परीक्षा/i],
  ['meeting', /\b(?:meetings?|PTMs?|PTA|open house)\b|बैठक/i],
  ['fees', /\bfees?\b|शुल्क/i],
  ['holiday', /\b(?:holidays?|vacations?|break)\b|अवकाश|छुट्टी|അവധി/i],
  ['event', /\b(?:events?|activit(?:y|ies)|celebrations?|functions?)\b/i],
];

/** School is held on these days, whatever they are called after. */
const aroundHolidays =
  /\b(?:before|after|reopens?|re-opens?|opens?|resumes?|last (?:working )?day)\b/i;

/** What kind of day some words tell of; undefined where they tell of none. */
export function kindOfDay(words: string): string | undefined {
  const kind = kinds.find(([, known]) => known.test(words))?.[0];
  return kind === 'holiday' && aroundHolidays.test(words) ? 'event' : kind;
}

/** What kind of day stands below a heading like 'Name of Holiday'; undefined for 'Holidays and events'. */
export function kindBelow(heading: string, words: string): string | undefined {
  const [kind, ...others] = kinds.filter(([, known]) => known.test(heading));
  return others.length > 0 || aroundHolidays.test(words) ? undefined : kind?.[0];
}

/** A column with kinds of days; what is no kind that the calendar knows is passed over. */
export const readKindOfDay: ReadValue = ({ text }) => ({ value: kindOfDay(text) });
