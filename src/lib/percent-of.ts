import { latinDigits } from './language/latin-digits';

/** A result without what stands in brackets, in Latin figures and with a decimal point: '97,4 (Best of 4)'. */
export const plainResult = (written: string): string =>
  latinDigits(written)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/,(?=\d{1,2}\b)/, '.')
    .trim();

/** To two places, as results are given. */
export const roundedPercent = (value: number): number => Math.round(value * 100) / 100;

/** The per cent of '98.5 %', '97,4% (Best of 4)', '496/500' and '491 out of 500'; undefined for a bare number and for words. */
export function percentOf(written: string): number | undefined {
  const [, figure = '', sum] =
    /^(\d{1,4}(?:\.\d+)?) ?(?:(?:\/|out of|of) ?(\d{2,4})|(?:%|per ?cent)\.?)$/i.exec(
      plainResult(written),
    ) ?? [];
  if (figure === '') return undefined;
  const value = sum === undefined ? Number(figure) : (Number(figure) / Number(sum)) * 100;
  // Who passes has a third: '4,95/500' is mistyped.
  return sum === undefined || value > 33 ? roundedPercent(value) : undefined;
}

/** The same, and a bare number as it stands, in digits of any script; NaN for words. */
export const resultOf = (written: string): number =>
  percentOf(written) ?? Number(plainResult(written));
