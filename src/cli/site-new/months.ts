import { MONTH_NAMES } from '../../lib/dates/format';

/** The name of a month as people write it: 'June' of 'june', 'Jun.', '6' or '06'; else as it is written. */
export function readMonth(written: string): string {
  const plain = written.trim().toLowerCase().replace(/\.$/, '');
  const byNumber = /^\d{1,2}$/.test(plain) ? MONTH_NAMES[Number(plain) - 1] : undefined;
  const byName = MONTH_NAMES.find(
    (month) =>
      plain.length >= 3 && month.toLowerCase().startsWith(plain === 'sept' ? 'sep' : plain),
  );
  return byNumber ?? byName ?? written.trim();
}
