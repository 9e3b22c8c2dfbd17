import { latinDigits } from '../../lib/language/latin-digits';

const INDIAN = new Intl.NumberFormat('en-IN');

/** What stands behind an amount: '/-', 'per year'. */
const behind = / ?(?:\/[-=]|(?:a|per|each) (?:year|annum)|p\.?a\.?|yearly|annually|only)$/i;

const currency = /(?:₹|\brs\.?|\binr|\brupees)$/i;

/** A line, 'I to V: ₹ 30,000'; `undefined` where it names no classes or no amount. */
function feeLine(line: string) {
  const plain = latinDigits(line)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(behind, '')
    .replace(behind, '');
  const before = plain.replace(/(?<![\d,.])[\d,.]+$/, '');
  // The dot of 'Rs.18,000' is none of the amount's.
  const amount = Number(plain.slice(before.length).replaceAll(',', '').replace(/^\./, ''));
  const classes = before
    .trimEnd()
    .replace(currency, '')
    .replace(/(?<![ :=–-])[ :=–-]+$/, '');
  // 'I to V 10' is the end of a range, and no fee.
  return classes === '' || !(amount >= 100) ? undefined : { classes, amount };
}

const lines = (written: string) => written.split(/[;\n]/).filter((line) => line.trim() !== '');

/** What is wrong with fees as they are written, each mistake on a line of its own. */
export function feesProblem(written: string): string | undefined {
  const wrong = lines(written).filter((line) => !feeLine(line));
  if (wrong.length === 0) return undefined;
  return wrong
    .map((line) =>
      /quarter|month|term|instal|\bp\.? ?m\b/i.test(line)
        ? `"${line.trim()}" is no fee of a year; write the sum of the year, and the terms later into a block fee-table (docs/editors/new-school.md, Fees by terms)`
        : `"${line.trim()}" tells no fee; write classes and rupees like I to V: 30,000; VI to X: 36,000`,
    )
    .join('\n');
}

/** The rows of a table: classes, and rupees of a year as they are written in India; lines that tell none are left out. */
export const feeRows = (written: string): [string, string][] =>
  lines(written).flatMap((line) => {
    const fee = feeLine(line);
    return fee ? [[fee.classes, `₹\u00a0${INDIAN.format(fee.amount)}`]] : [];
  });
