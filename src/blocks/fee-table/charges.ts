import type { InferType } from 'yup';
import { classesIn } from '../../content/classes';
import { MONTH_NAMES } from '../../lib/dates/format';
import type { feeFields, payTimes } from './fee-fields';
import type { Amounts, Charge } from './fee-sums';
import { rupees } from './rupees';

/** Charges and rows as written in a content file. */
export type WrittenCharge = NonNullable<InferType<typeof feeFields.charges>>[number];
export type WrittenRow = InferType<typeof feeFields.rows>[number];

type Periods = readonly { name: string; months?: string }[];

const monthOf = (word: string) =>
  /^[a-z]{3,9}\.?$/i.test(word)
    ? MONTH_NAMES.findIndex((name) => name.slice(0, 3) === capitalized(word.slice(0, 3)))
    : -1;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** How many months a stretch has: four for 'Jun–Sep'; 0 where it names none. */
function monthsOfStretch(words: string): number {
  const [from = -1, to = from, ...more] = words.split(/ ?[–—-] ?| to /i).map(monthOf);
  return from < 0 || to < 0 || more.length > 0 ? 0 : ((to - from + 12) % 12) + 1;
}

/** How many months a period has, by its words: four for 'Jun–Sep 2026', three for 'Apr, May & June'; 0 where they name none. */
function monthsIn(words = ''): number {
  const months = words.replace(/,? ?(?:['’]\d{2}|\b(?:20)?\d{2})\b/g, '');
  const stretches = months.split(/[,;&/+]|\band\b/i).map((part) => monthsOfStretch(part.trim()));
  return stretches.every(Boolean) ? stretches.reduce((sum, own) => sum + own, 0) : 0;
}

/** How often in a year what is not paid by the school's own periods. */
const timesAYear: Partial<Record<(typeof payTimes)[number], number>> = {
  yearly: 1,
  'half-yearly': 2,
  quarterly: 4,
  monthly: 12,
};

/** The rupees of a charge in each period; `undefined` where its times don't fit the periods. */
export function chargeAmounts(charge: WrittenCharge, periods: Periods): number[] | undefined {
  const { amount = 0, amounts, paid = 'each period' } = charge;
  if (amounts) return [...amounts];
  const count = periods.length;
  const months = periods.map((period) => monthsIn(period.months));
  // A year of ten months, in terms of four and three of them, has ten fares of the bus.
  if (paid === 'monthly' && months.every((own) => own > 0))
    return months.map((own) => own * amount);
  // Of some periods it is known, so that a twelfth each may be wrong for the others.
  if (paid === 'monthly' && months.some((own) => own > 0)) return undefined;
  const times = paid === 'once' ? 1 : (timesAYear[paid] ?? count);
  if (times % count === 0) return periods.map(() => amount * (times / count));
  if (count % times !== 0) return undefined;
  const from = Math.max(
    0,
    periods.findIndex(({ name }) => name === charge.with),
  );
  return periods.map((_, index) => ((index - from) % (count / times) === 0 ? amount : 0));
}

/** Of a row's classes, those that a charge is for: all of them, none, or some. */
export function coverage(
  charge: string | undefined,
  row: string | undefined,
  known: readonly string[],
): 'all' | 'none' | 'some' {
  if (charge === undefined || charge === row) return 'all';
  if (row === undefined) return 'some';
  const meant = classesIn(charge, known);
  const own = classesIn(row, known);
  const covered = own.filter((name) => meant.includes(name)).length;
  if (covered === 0) return own.length === 0 ? 'some' : 'none';
  return covered === own.length ? 'all' : 'some';
}

/** Charges as sums are made of them. The schema has passed them: each fits rows and periods. */
export function loadCharges(
  written: readonly WrittenCharge[],
  rows: readonly WrittenRow[],
  periods: Periods,
  known: readonly string[],
): Charge[] {
  return written.map((charge) => {
    const { name, note, paid, classes, siblingDiscount, busZone } = charge;
    const children = charge.for ?? (paid === 'once' ? 'new' : undefined);
    const payers = rows.flatMap((row, place) =>
      coverage(classes, row.classes, known) === 'all' ? [place] : [],
    );
    return {
      name,
      ...(note !== undefined && { note }),
      amounts: chargeAmounts(charge, periods) ?? [],
      ...(children && { for: children }),
      ...(classes !== undefined && { rows: payers }),
      ...(siblingDiscount && { siblingDiscount }),
      ...(busZone !== undefined && { busZone: busZone.replace(/^zone\s/i, '').trim() }),
    };
  });
}

/** The fee of a row for each period. */
export const rowAmount = ({ amount, amounts }: WrittenRow): Amounts => amounts ?? amount ?? 0;

/** A charge in words: 'Admission fee: ₹ 25,000 once, for new children'. */
export function chargeWords(charge: WrittenCharge): string {
  const { name, note, amount = 0, amounts, paid = 'each period', classes, busZone } = charge;
  const when = paid === 'each period' ? 'with each period' : paid;
  const sum = amounts ? amounts.map(rupees).join(', ') : `${rupees(amount)} ${when}`;
  const children = charge.for ?? (paid === 'once' ? 'new' : undefined);
  const more = [
    charge.with !== undefined && `with the period ${charge.with}`,
    classes !== undefined && `for ${classes}`,
    children && `for ${children} children`,
    charge.siblingDiscount && `${charge.siblingDiscount} % less for a second child`,
    busZone !== undefined && 'for those who take the bus, not in the sums above',
    note,
  ];
  return [`${name}: ${sum}`, ...more.filter(Boolean)].join(', ');
}
