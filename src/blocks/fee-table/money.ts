import { amount } from '../../content/fields';
import { keyOf, type About } from '../../content/field-messages';

/** Digits as written in India or elsewhere: '18600', '18,600', '1,20,000', '3000.00'. */
const figures = /^(\d+|\d{1,3}(?:,\d{2,3})+)(?:\.00?)?$/;

/** Reads rupees as people write them: '11,000', '₹ 3,000', 'Rs. 3000/-'; `undefined` for anything else. */
export function parseRupees(text: string): number | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(?:₹|rs\.?|inr)/, '')
    .replace(/\/[-=–]$/, '')
    .trim();
  const [, digits] = figures.exec(plain) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Rupees: a plain number, or as people write them. */
export function money(description: string, example: number) {
  return amount(description, example)
    .transform((value: unknown, written: unknown) =>
      typeof written === 'string' ? (parseRupees(written) ?? NaN) : value,
    )
    .typeError(({ path }: About) => `${keyOf(path)} must be a number of rupees, such as ${example}`)
    .integer(({ path }: About) => `${keyOf(path)} must be whole rupees`)
    .meta({ description, example, rupees: true });
}

/** Per cent, with or without its sign: 10, '10 %'. */
export function percent(description: string, example: number) {
  return amount(description, example)
    .transform((value: unknown, written: unknown) =>
      typeof written === 'string' ? Number(written.replace('%', '')) : value,
    )
    .max(100, ({ path }: About) => `${keyOf(path)} must be 100 or less`);
}
