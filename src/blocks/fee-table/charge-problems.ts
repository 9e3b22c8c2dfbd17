import { acrossParts, type FieldProblem } from '../../content/field-messages';
import { didYouMean } from '../../content/nearest';
import { chargeAmounts, coverage, type WrittenCharge, type WrittenRow } from './charges';
import { checksOf } from '../../content/content-fields';

/** A block of fees as far as it is written. */
interface WrittenFees {
  periods: readonly { name: string }[];
  rows: readonly WrittenRow[];
  charges?: readonly WrittenCharge[] | undefined;
}

const asTable = 'or show it in a block "table"';

/** What is wrong with amounts, of a row or of a charge. */
function amountProblem(
  { amount, amounts }: Pick<WrittenCharge, 'amount' | 'amounts'>,
  { path, needed, count }: { path: string; needed: boolean; count: number },
): FieldProblem[] {
  const example = path.startsWith('rows') ? 10200 : 25000;
  if (amount === undefined && amounts === undefined && needed)
    return [
      { path: `${path}.amount`, message: `"amount" is missing; add it, for example ${example}` },
    ];
  if (!Array.isArray(amounts)) return [];
  if (amount !== undefined)
    return [{ path: `${path}.amount`, message: 'write "amount" or "amounts", not both' }];
  if (amounts.length === count) return [];
  const message = `"amounts" has ${amounts.length}, and there are ${count} periods; write one amount for each period${amounts.length === 2 * count ? ", with quotes around each that has a comma, like '7,500'" : ''}`;
  return [{ path: `${path}.amounts`, message }];
}

function timesProblem(charge: WrittenCharge, fees: WrittenFees, path: string): FieldProblem[] {
  const { amounts, paid = 'each period', name } = charge;
  const names = fees.periods.map((period) => period.name);
  if (amounts && (charge.paid ?? charge.with) !== undefined) {
    const key = charge.paid === undefined ? 'with' : 'paid';
    return [
      { path: `${path}.${key}`, message: `"amounts" says what is paid when; remove "${key}"` },
    ];
  }
  if (charge.with !== undefined && !names.includes(charge.with)) {
    const message = `there is no period "${charge.with}"${didYouMean(charge.with, names)}`;
    return [{ path: `${path}.with`, message }];
  }
  if (chargeAmounts(charge, fees.periods) === undefined) {
    const message = `what is paid ${paid} doesn’t go into ${names.length} periods; write "amounts" for "${name}", one for each period, ${asTable}`;
    return [{ path: `${path}.paid`, message }];
  }
  const isSpread = chargeAmounts({ ...charge, amount: 1, with: undefined }, fees.periods)?.every(
    Boolean,
  );
  if (charge.with !== undefined && names.length > 1 && isSpread) {
    const message = `it is paid in every period; remove "with", or write how often it is paid, such as paid: yearly`;
    return [{ path: `${path}.with`, message }];
  }
  return [];
}

function classProblem(
  { classes, name }: WrittenCharge,
  { rows }: WrittenFees,
  path: string,
  known: readonly string[],
): FieldProblem[] {
  const part = rows.find((row) => coverage(classes, row.classes, known) === 'some');
  if (!part) return [];
  const message =
    part.classes === undefined || known.length === 0
      ? `whether "${part.name}" pays "${name}" can’t be told; write the classes of that row, as site.yaml lists them`
      : `"${name}" is for a part of the row "${part.name}" only; make two rows of it, ${asTable}`;
  return [{ path: `${path}.classes`, message }];
}

/** What of rows and charges can't be added up. */
function chargeProblems(fees: WrittenFees, known: readonly string[]): FieldProblem[] {
  const { periods, rows, charges = [] } = fees;
  const count = periods.length;
  return [
    ...rows.flatMap((row, index) =>
      amountProblem(row, { path: `rows[${index}]`, needed: charges.length === 0, count }),
    ),
    ...charges.flatMap((charge, index) => {
      const path = `charges[${index}]`;
      return [
        ...amountProblem(charge, { path, needed: true, count }),
        ...timesProblem(charge, fees, path),
        ...classProblem(charge, fees, path, known),
      ];
    }),
  ];
}

/** The test of a block of fees: whether its rows and charges can be added up. */
export const testCharges = acrossParts('charges', (fees: WrittenFees, context) =>
  chargeProblems(fees, checksOf(context)?.classList ?? []),
);
