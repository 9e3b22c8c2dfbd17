import { amount } from '../../content/fields';
import { keyOf, wrong, type About } from '../../content/field-messages';
import { parseRupees } from '../../lib/rupees';

/** Rupees: a plain number, or as people write them. */
export function money(description: string, example: number) {
  return amount(description, example)
    .transform((value: unknown, written: unknown) =>
      typeof written === 'string' ? (parseRupees(written) ?? NaN) : value,
    )
    .typeError(
      ({ path }: About) =>
        `${keyOf(path)} must be a number of rupees, such as ${example}; what can’t be added up stands in a block "table"`,
    )
    .integer(({ path }: About) => `${keyOf(path)} must be whole rupees`)
    .meta({ description, example, asText: '[^\\d{}]*\\d[\\d,.]*( ?\\/[-=–])?( only)?\\.?' });
}

/** Per cent, with or without its sign: 10, '10 %'. */
export function percent(description: string, example: number) {
  return amount(description, example)
    .transform((value: unknown, written: unknown) =>
      typeof written === 'string' ? Number(/^([\d.]+) ?%?$/.exec(written.trim())?.[1]) : value,
    )
    .typeError(wrong(`per cent, such as ${example} %`))
    .max(100, ({ path }: About) => `${keyOf(path)} is in per cent, and must be 100 or less`)
    .meta({ asText: '\\d[\\d.]* ?%?' });
}
