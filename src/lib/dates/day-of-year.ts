import { MONTH_NAMES } from './format';
import { daysInMonth } from './plain-date';

/** Any leap year: 29 February is a day of the year. */
const leapYear = 2024;

/** Reads a day of every year, '16 November', as '11-16', by which such days can be compared. */
export function parseDayOfYear(text: string): string | undefined {
  const [, day = '', name = ''] = /^(\d{1,2}) ([A-Za-z]+)$/.exec(text.trim()) ?? [];
  const month = MONTH_NAMES.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
  const exists = month > 0 && Number(day) >= 1 && Number(day) <= daysInMonth(leapYear, month);
  return exists ? `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}
