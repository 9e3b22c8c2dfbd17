import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { shape } from '../../content/fields';
import { feePeriods, feeRows, feeSession } from './fee-fields';

/** The fees of a session. */
export const feeTableSchema = shape('The fees of a session; the yearly total is computed.', {
  ...blockHead('fee-table'),
  session: feeSession(),
  periods: feePeriods(),
  rows: feeRows(),
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
    periods: periods.map(({ name, months }) => ({ name, months })),
    rows: rows.map(({ name, note, amount }) => ({
      name,
      ...(note !== undefined && { note }),
      amount,
      yearly: amount * periods.length,
    })),
  };
}
