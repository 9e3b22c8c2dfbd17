import { bareDay as withoutWords } from '../../../lib/dates/written-day';

/** What of a written day is not the day: a weekday before or behind it, a time, 'of', commas. */
export const bareDay = (text: string) =>
  withoutWords(text.trim().replace(/[T ]\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?$/i, '')).trim();
