import { MONTH_NAMES } from '../../lib/dates/format';
import { monthOf } from '../../lib/dates/written-day';

/** The name of a month as people write it: 'June' of 'june', 'Jun.', '6', '06' or '1st June'; else as it is written. */
export function readMonth(written: string): string {
  const day = /^\d{1,2}(?:st|nd|rd|th)? (?:of )?(?=[a-z])|(?<=[a-z]\.?) \d{1,2}(?:st|nd|rd|th)?$/g;
  const plain = written.trim().toLowerCase().replace(day, '').replace(/\.$/, '');
  const number = /^\d{1,2}$/.test(plain) ? Number(plain) : monthOf(plain);
  return MONTH_NAMES[number - 1] ?? written.trim();
}
