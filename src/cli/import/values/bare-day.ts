import { bareDay as withoutWords } from '../../../lib/dates/written-day';
import { BEHIND } from '../../../lib/http/provider-reply/plain-time';

/** What of a written day is not the day: a weekday before or behind it, a time, 'of', commas, 'w.e.f.', the sign of a note. */
export const bareDay = (text: string) =>
  withoutWords(
    text
      .trim()
      .replace(/^w\.?e\.?f\b\.? ?|[*#@^$†‡]{1,3}$/gi, '')
      .replace(BEHIND, ''),
  ).trim();
