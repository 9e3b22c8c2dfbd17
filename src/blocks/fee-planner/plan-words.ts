import { formatDay } from '../../lib/dates/format';
import { daysBetween, type PlainDate } from '../../lib/dates/plain-date';
import { rupees } from '../fee-table/rupees';
import type { FeePlan, Instalment, PlannedFees } from './fee-plan';

/** How an instalment is called: 'First, Apr–May', and 'Jan' where a period is a month. */
export const instalmentName = ({ name, months }: Instalment) =>
  name === months ? name : `${name}, ${months}`;

/** The last date of an instalment, with what else is said of it. */
export const dueWords = ({ date, note }: Instalment) =>
  [formatDay(date), note].filter(Boolean).join(', ');

/** The fine of an instalment for the day that was picked. */
export function fineWords({ fine }: Instalment): string {
  if (fine === undefined) return 'Pick a day above';
  return fine === 0 ? 'None' : rupees(fine);
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** What the sums of a plan hold, and what they leave out; empty where the fee of the class is all. */
export function sumWords({ paid }: FeePlan, { charges = [], leftOut = [] }: PlannedFees): string {
  if (charges.length + leftOut.length === 0) return '';
  const held = paid.map(({ name, note }) => (note === undefined ? name : `${name} (${note})`));
  const hasBus = paid.some(({ busZone }) => busZone !== undefined);
  const offersBus = charges.some(({ busZone }) => busZone !== undefined);
  const out = [...(offersBus && !hasBus ? ['the school bus'] : []), 'late fines', ...leftOut];
  return `In these sums: ${['the fee of the class', ...held].join(', ')}. Not in them: ${out.join(', ')}.`;
}

/** A plan in a few sentences: what is paid in the year, and what is due next. */
export function planSummary(plan: FeePlan, session: string, today: PlainDate): string {
  const { name, instalments, yearly, next } = plan;
  const [{ amount } = { amount: 0 }] = instalments;
  // Amounts that differ stand in the table, one by one.
  const each = instalments.every((one) => one.amount === amount) ? ` of ${rupees(amount)}` : '';
  const year = `${name}: ${instalments.length} instalments${each} make ${rupees(yearly)} in the session ${session}.`;
  if (!next) return `${year} The last dates of this session have passed.`;
  const when = inDays(daysBetween(today, next.date));
  return `${year} Due next: ${instalmentName(next)}, ${rupees(next.amount)} by ${dueWords(next)} (${when}).`;
}
