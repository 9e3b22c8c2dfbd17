import { MONTH_NAMES } from '../../lib/dates/format';

/** The name of a month as people write it: 'June' of 'june', 'Jun.', '6', '06' or '1st June'; else as it is written. */
export function readMonth(written: string): string {
  const day = /^\d{1,2}(?:st|nd|rd|th)? (?:of )?(?=[a-z])|(?<=[a-z]\.?) \d{1,2}(?:st|nd|rd|th)?$/g;
  const plain = written.trim().toLowerCase().replace(day, '').replace(/\.$/, '');
  const byNumber = /^\d{1,2}$/.test(plain) ? MONTH_NAMES[Number(plain) - 1] : undefined;
  const byName = MONTH_NAMES.find(
    (month) =>
      plain.length >= 3 && month.toLowerCase().startsWith(plain === 'sept' ? 'sep' : plain),
  );
  return byNumber ?? byName ?? written.trim();
}
