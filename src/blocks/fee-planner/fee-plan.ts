import type { PlainDate } from '../../lib/dates/plain-date';
import { daysBetween } from '../../lib/dates/plain-date';
import type { Due } from '../fee-table/due-dates';
import {
  type Amounts,
  type Charge,
  type Family,
  isPaid,
  sumsOf,
  total,
} from '../fee-table/fee-sums';

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
  amount: Amounts;
  /** Per cent less for a second child. */
  siblingDiscount?: number;
  due: readonly Due[];
}

/** The fees of a session, as far as a plan is made of them. */
export interface PlannedFees {
  session: string;
  periods: readonly { name: string; months: string }[];
  rows: readonly PlannedRow[];
  /** What is paid besides the fee of the class. */
  charges?: readonly Charge[];
  /** What the sums leave out. */
  leftOut?: readonly string[];
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
  /** What to write beside a payment: 'DHS/2025-26/IX-X/1'. */
  reference: string;
}

/** Everything that a class or stream pays in the year. */
export interface FeePlan {
  /** Who pays: 'I–V, new child, bus zone A'. */
  name: string;
  /** What the sums hold besides the fee of the class. */
  paid: readonly Charge[];
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

/** What a family with a child in a class pays; `undefined` for a key that the fees don't have. */
export function planOf(
  fees: PlannedFees,
  key: string,
  today: PlainDate,
  paid?: PlainDate,
  family: Family = {},
): FeePlan | undefined {
  const { session, periods, rows, charges = [], fine, code } = fees;
  const place = rows.findIndex((each) => each.key === key);
  const row = rows[place];
  if (!row) return undefined;
  const own = charges.filter((charge) => isPaid(charge, place, family));
  const sums = sumsOf(row, own, family, periods.length);
  const { child, family: second, bus } = family;
  const who = [row.name, child && 'new child', second && 'second child', bus && `bus zone ${bus}`];
  const instalments = row.due.map((due, index): Instalment => {
    const { name = '', months = '' } = periods[index] ?? {};
    // Banks leave room for few letters: the number of the instalment says as much as its name.
    const parts = [code, shortSession(session), key, index + 1];
    return {
      ...due,
      name,
      months,
      amount: sums[index] ?? 0,
      ...(fine && paid && { fine: fineOn(fine, due.date, paid) }),
      reference: parts.filter(Boolean).join('/'),
    };
  });
  const next = instalments.find(({ date }) => date >= today);
  return {
    name: who.filter(Boolean).join(', '),
    paid: own,
    instalments,
    yearly: total(sums),
    ...(next && { next }),
  };
}
