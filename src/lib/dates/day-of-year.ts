import { withYear } from './written-day';

/** Any leap year: 29 February is a day of the year. */
const leapYear = 2024;

/** Reads a day of every year, '16 November' or '16th Nov', as '11-16', by which such days can be compared. */
export const parseDayOfYear = (text: string): string | undefined =>
  withYear(text, leapYear)?.slice(5);
