import { bareDay as withoutWords } from '../../../lib/dates/written-day';
import { plainTime } from '../../../lib/http/provider-reply/plain-time';

const hour = String.raw`\d{1,2}(?::\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?|(?:\.\d\d)? ?[ap]\.?m\.?)`;
const behind = new RegExp(
  String.raw`(?:,? at|,| ?[-–])?[T ]((?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)? ?(?:to|-|–) ?)?${hour})(?: onwards)?$`,
  'i',
);

/** The hours behind a day, '9.00 am to 1 pm'; '' where there are none, and for midnight, which stands for no time. */
export const hoursBehind = (text: string): string =>
  plainTime(text) ??
  (behind.exec(text)?.[1] ?? '')
    .replace(/(:\d\d):\d\d/g, '$1')
    .replace(/^(?:0?0:00|12(?:[:.]00)? ?a\.?m\.?)$/i, '');

/** What of a written day is not the day: a weekday before or behind it, a time, 'of', commas, 'w.e.f.', the sign of a note. */
export const bareDay = (text: string) =>
  withoutWords(
    text
      .trim()
      .replace(/^w\.?e\.?f\b\.? ?|[*#@^$†‡]{1,3}$/gi, '')
      .replace(behind, ''),
  ).trim();
