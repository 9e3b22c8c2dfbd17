import { latinFigures } from '../../../lib/dates/latin-figures';
import type { ReadValue } from './read-value';

/** To two places, as results are given. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const asPercent = (value: number, written: string) =>
  value >= 0 && value <= 100
    ? { value: rounded(value) }
    : { problem: `"${written}" is no result in per cent; it is at most 100` };

/** A result in per cent: '98.5', '98.5 %', 0.985 as per cent, '496/500', '97.4% (Best of 4)'; marks where the heading has their sum. */
export const readPercent: ReadValue = ({ text, number, isPercent }, { outOf }) => {
  if (isPercent && number !== undefined) return asPercent(number * 100, text);
  const plain = latinFigures(text)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/,(?=\d{1,2}\b)/, '.')
    .trim();
  const [, marks = '', sum = ''] =
    /^(\d{1,4}(?:\.\d+)?) ?(?:\/|out of|of) ?(\d{2,4})$/i.exec(plain) ?? [];
  if (marks) return asPercent((Number(marks) / Number(sum)) * 100, text);
  const [, found = '', sign = ''] = /^(\d{1,4}(?:\.\d+)?) ?(%|per ?cent)?\.?$/i.exec(plain) ?? [];
  if (!found) {
    return { problem: `"${text}" is no result in per cent; write it like 98.5, 98.5% or 496/500` };
  }
  const value = number ?? Number(found);
  if (!sign && outOf !== undefined) return asPercent((value / outOf) * 100, text);
  // Nobody with one per cent is among the best.
  if (!sign && value > 0 && value < 1)
    return {
      ...asPercent(value * 100, text),
      doubt: 'results below 1 are taken as parts of 1: 0.985 as 98.5%',
    };
  if (!sign && value === 1) return { problem: '1 may be 100%; write 100' };
  return asPercent(value, text);
};

/** What marks are out of, as a heading says: 'Total (500)', 'Marks / 500', 'Out of 400'. */
export function outOfHeading(heading: string): number | undefined {
  if (/%|per ?cent/i.test(heading)) return undefined;
  const [, sum] = /(?:\/|\(|out of|max\.?) ?(\d{3,4})\b/i.exec(heading) ?? [];
  return sum === undefined ? undefined : Number(sum);
}
