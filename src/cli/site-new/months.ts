import { MONTH_NAMES } from '../../lib/dates/format';
import { latinFigures } from '../../lib/dates/latin-figures';
import { monthOf } from '../../lib/dates/written-day';

/** The name of a month as people write it: 'June' of 'june', 'Jun.', '6', '1st June', 'June 2026' or 'जून'; else as it is written. */
export function readMonth(written: string): string {
  const day =
    /^\d{1,2}(?:st|nd|rd|th)? (?:of )?(?=[a-z])|(?<=[a-z]\.?),? (?:\d{1,2}(?:st|nd|rd|th)?|20\d\d)$/g;
  const plain = latinFigures(written.trim()).toLowerCase().replace(day, '').replace(/\.$/, '');
  const number = /^\d{1,2}$/.test(plain) ? Number(plain) : monthOf(plain);
  return MONTH_NAMES[number - 1] ?? written.trim();
}
