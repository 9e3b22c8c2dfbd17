import { percentOf, plainResult, roundedPercent } from '../../../lib/percent-of';
import type { ReadValue } from './read-value';

/** No more than this is no topper's result: per cent below a heading of marks, or 9.8 as CGPA. */
const leastOfSum = 33;

const asPercent = (value: number, written: string) =>
  value > leastOfSum && value <= 100
    ? { value: roundedPercent(value) }
    : {
        problem: `"${written}" is no result in per cent; write marks with their sum, such as 491/500, or the sum into the heading: "Marks (500)"`,
      };

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
  if (outOf !== undefined) {
    const percent = (value / outOf) * 100;
    return percent < leastOfSum
      ? { problem: `"${text}" out of ${outOf} is too little; where it is per cent, write ${text}%` }
      : asPercent(percent, text);
  }
  // Nobody with one per cent is among the best.
  if (value > 0 && value < 1)
    return {
      ...asPercent(value * 100, text),
      doubt: 'results below 1 are taken as parts of 1: 0.985 as 98.5%',
    };
  return asPercent(value, text);
};

/** What marks are out of, as a heading says, 'Total (500)', 'Marks / 500', 'Out of 400', or a column of its own. */
export function outOfHeading(heading: string, column?: string): number | undefined {
  if (/%|per ?cent|प्रतिशत|^(?:perc?|pct)\b/i.test(heading)) return undefined;
  const [, sum = column] = /(?:\/|\(|out of|max\.?) ?(\d{3,4})\b/i.exec(heading) ?? [];
  return Number(sum) > 0 ? Number(sum) : undefined;
}
