import type { PlainDate } from '../../dates/plain-date';
import { daysBetween } from '../../dates/plain-date';
import type { Due } from '../fee-table/due-dates';

/** What a payment after its last date costs. */
export interface FineRule {
  /** Rupees for each span of days. */
  amount: number;
  /** The days of a span. */
  days: number;
  /** Whether a span counts when it has begun, or when it is over. */
  counts: 'begun' | 'completed';
}

/** What a class or stream pays, and until when, period by period. */
export interface PlannedRow {
  /** Its name in addresses: 'IX-X'. */
  key: string;
  name: string;
  /** Rupees for each period. */
  amount: number;
  due: readonly Due[];
}

/** The fees of a session, as far as a plan is made of them. */
export interface PlannedFees {
  session: string;
  periods: readonly { name: string; months: string }[];
  rows: readonly PlannedRow[];
  fine?: FineRule;
  /** The school's code, with which references begin. */
  code?: string;
}

/** One payment of a plan. */
export interface Instalment extends Due {
  name: string;
  months: string;
  amount: number;
  /** Rupees on top of it, for the day that was picked. */
  fine?: number;
  /** What to write beside a payment: 'DHS/2025-26/IX-X/first'. */
  reference: string;
}

/** Everything that a class or stream pays in the year. */
export interface FeePlan {
  row: PlannedRow;
  instalments: Instalment[];
  yearly: number;
  /** The first payment whose last date has not passed; none when the session is over. */
  next?: Instalment;
}

/** Rupees on top of what was due on one day and is paid on another. */
export function fineOn({ amount, days, counts }: FineRule, due: PlainDate, paid: PlainDate) {
  const late = Math.max(0, daysBetween(due, paid));
  return amount * (counts === 'begun' ? Math.ceil(late / days) : Math.floor(late / days));
}

/** A word for addresses and references: 'IX–X' gives 'IX-X'. */
export function addressKey(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

const shortSession = (session: string) => session.replace(/-\d\d(\d\d)$/, '-$1');

/** What a class or stream pays; `undefined` for a key that the fees don't have. */
export function planOf(
  fees: PlannedFees,
  key: string,
  today: PlainDate,
  paid?: PlainDate,
): FeePlan | undefined {
  const { session, periods, rows, fine, code } = fees;
  const row = rows.find((each) => each.key === key);
  if (!row) return undefined;
  const instalments = row.due.map((due, index): Instalment => {
    const { name = '', months = '' } = periods[index] ?? {};
    const parts = [code, shortSession(session), key, addressKey(name).toLowerCase()];
    return {
      ...due,
      name,
      months,
      amount: row.amount,
      ...(fine && paid && { fine: fineOn(fine, due.date, paid) }),
      reference: parts.filter(Boolean).join('/'),
    };
  });
  const next = instalments.find(({ date }) => date >= today);
  return { row, instalments, yearly: row.amount * periods.length, ...(next && { next }) };
}
