import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { amount, list, phrase, shape, text } from '../../content/fields';
import { parseSession, sessionFrom } from '../../dates/session';

function sessionFault(session: string): string | undefined {
  if (parseSession(session)) return undefined;
  const [first = 0, last = 0] = (/^(\d{4})\D+(\d{4})$/.exec(session) ?? []).slice(1).map(Number);
  return last < first
    ? `the session "${session}" ends before it begins; write ${sessionFrom(first)}`
    : `"${session}" is not a session; write 2026-2027, or 2026 where it begins in January`;
}

/** The fees of a session. */
export const feeTableSchema = shape('The fees of a session; the yearly total is computed.', {
  ...blockHead('fee-table'),
  session: text('The session.', '2025-2026').test(validator('session', sessionFault)),
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
      classes: text('The classes it is for, as site.yaml lists them; to be checked.', 'VI–VIII')
        .test(validator('classes', (value: string, context) => checksOf(context)?.classes(value)))
        .optional(),
      stream: text('The stream it is for, as site.yaml lists it; to be checked.', 'Science')
        .test(validator('stream', (value: string, context) => checksOf(context)?.stream(value)))
        .optional(),
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
    rows: rows.map(({ name, note, amount }) => ({
      name,
      ...(note !== undefined && { note }),
      amount,
      yearly: amount * periods.length,
    })),
  };
}
