import { formatDay } from './format';
import { today } from './plain-date';

/** A moment in the school's time zone: '20 Nov 2026, 9:05 am'. */
export function momentText(moment: Date): string {
  // The city keeps one offset from UTC the whole year.
  const there = new Date(moment.getTime() + 5.5 * 3_600_000);
  const hour = there.getUTCHours();
  const minutes = String(there.getUTCMinutes()).padStart(2, '0');
  return `${formatDay(today(moment))}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
