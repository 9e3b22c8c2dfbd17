import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { amount, list, phrase, shape, text } from '../../content/fields';

/** The fees of a session. */
export const feeTableSchema = shape('The fees of a session; the yearly total is computed.', {
  ...blockHead('fee-table'),
  session: text('The session.', '2025-2026'),
  periods: list(
    'The periods in which fees are paid.',
    shape('One period.', {
      name: phrase('How it is called.', 'First'),
      months: phrase('Its months.', 'Apr–May'),
    }),
  ),
  rows: list(
    'A row for each class or stream.',
    shape('One class or stream.', {
      name: phrase('The class or stream.', 'VI–VIII'),
      note: phrase('A line about it.', 'Middle school').optional(),
      amount: amount('Rupees for each period.', 10200),
    }),
  ),
});

/** A fee table as written in a content file. */
export type WrittenFeeTable = InferType<typeof feeTableSchema>;

/** A fee table when loaded. */
export interface FeeTableBlock extends BlockHead<'fee-table'> {
  session: string;
  periods: { name: string; months: string }[];
  rows: {
    name: string;
    note?: string;
    /** Rupees for each period. */
    amount: number;
    /** Rupees for all periods together. */
    yearly: number;
  }[];
}

/** The yearly total is the amount times the number of periods. */
export function loadFeeTable(written: WrittenFeeTable, context: BlockLoadContext): FeeTableBlock {
  const { session, periods, rows } = written;
  return {
    ...context.head(written, 'fee-table'),
    session,
    periods,
    rows: rows.map((row) => ({ ...row, yearly: row.amount * periods.length })),
  };
}
