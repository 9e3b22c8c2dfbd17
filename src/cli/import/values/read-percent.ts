import { percentOf, plainResult, roundedPercent } from '../../../lib/percent-of';
import type { ReadValue } from './read-value';

const asPercent = (value: number, written: string) =>
  value >= 0 && value <= 100
    ? { value: roundedPercent(value) }
    : { problem: `"${written}" is no result in per cent; it is at most 100` };

/** A result in per cent: '98.5', '98.5 %', 0.985 as per cent, '496/500', '97.4% (Best of 4)'; marks where the heading has their sum. */
export const readPercent: ReadValue = ({ text, number, isPercent }, { outOf }) => {
  if (isPercent && number !== undefined) return asPercent(number * 100, text);
  const percent = percentOf(text);
  if (percent !== undefined) return asPercent(percent, text);
  const [found] = /^\d{1,4}(?:\.\d+)?(?=\.?$)/.exec(plainResult(text)) ?? [];
  if (!found) {
    return { problem: `"${text}" is no result in per cent; write it like 98.5, 98.5% or 496/500` };
  }
  const value = number ?? Number(found);
  if (outOf !== undefined) return asPercent((value / outOf) * 100, text);
  // Nobody with one per cent is among the best.
  if (value > 0 && value < 1)
    return {
      ...asPercent(value * 100, text),
      doubt: 'results below 1 are taken as parts of 1: 0.985 as 98.5%',
    };
  if (value === 1) return { problem: '1 may be 100%; write 100' };
  return asPercent(value, text);
};

/** What marks are out of, as a heading says: 'Total (500)', 'Marks / 500', 'Out of 400'. */
export function outOfHeading(heading: string): number | undefined {
  if (/%|per ?cent/i.test(heading)) return undefined;
  const [, sum] = /(?:\/|\(|out of|max\.?) ?(\d{3,4})\b/i.exec(heading) ?? [];
  return sum === undefined ? undefined : Number(sum);
}
