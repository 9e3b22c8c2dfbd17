import { blockShape, defineBlock } from '../define-block';
import { feeFields } from './fee-fields';
import { chargeWords, loadCharges, rowAmount } from './charges';
import { testCharges } from './charge-problems';
import { type Amounts, isPaid, sumsOf, total } from './fee-sums';

/** A row of a fee table: a class, and where they differ its new or its other children. */
interface FeeTableRow {
  name: string;
  note?: string;
  /** Rupees for each period. */
  amount: Amounts;
  /** Rupees for all periods together. */
  yearly: number;
}

/** The fees of a session; the yearly total is that of all periods. */
export const feeTableBlock = defineBlock('fee-table', {
  schema: blockShape(
    'fee-table',
    'The fees of a session; the yearly total is computed.',
    feeFields,
  ).test(testCharges),
  load: (written, context) => {
    const { session, periods, rows, charges: others = [] } = written;
    const charges = loadCharges(others, rows, periods, context.classList);
    const count = periods.length;
    const rowsOf = (row: (typeof rows)[number], place: number): FeeTableRow[] => {
      const { name, note } = row;
      const amount = rowAmount(row);
      const sums = (isNew: boolean) => {
        const family = isNew ? { child: 'new' } : {};
        const paid = charges.filter((charge) => isPaid(charge, place, family));
        return paid.length > 0 || typeof amount !== 'number'
          ? sumsOf({ amount }, paid, family, count)
          : amount;
      };
      const shown = (sum: Amounts, words: string | undefined): FeeTableRow => ({
        name,
        ...(words !== undefined && { note: words }),
        amount: sum,
        yearly: typeof sum === 'number' ? sum * count : total(sum),
      });
      const [fresh, known] = [sums(true), sums(false)];
      if (String(fresh) === String(known)) return [shown(known, note)];
      const noted = (words: string) => [words, note].filter(Boolean).join('; ');
      return [shown(fresh, noted('New child')), shown(known, noted('Already at the school'))];
    };
    const discounts = rows.flatMap(({ name, siblingDiscount }) =>
      siblingDiscount
        ? [`${name}: a second child pays ${siblingDiscount} % less of the class’s fee`]
        : [],
    );
    const notes = [...others.map(chargeWords), ...discounts];
    return {
      session,
      periods: periods.map(({ name, months }) => ({ name, months })),
      rows: rows.flatMap(rowsOf),
      /** What the amounts are made of, and what is not in them. */
      ...(notes.length > 0 && { notes }),
    };
  },
});
