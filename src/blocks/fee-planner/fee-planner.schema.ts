import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { checksOf, link, webAddress } from '../../content/content-fields';
import { amount, choice, flag, list, phrase, shape, text } from '../../content/fields';
import { APRIL } from '../../dates/session';
import { duesOf } from '../fee-table/due-dates';
import { feeCharges } from '../fee-table/charge-fields';
import { loadCharges, rowAmount } from '../fee-table/charges';
import { testCharges } from '../fee-table/charges-test';
import { feePeriods, feeRows, feeSession } from '../fee-table/fee-fields';
import { money } from '../fee-table/money';
import { dueDateProblem } from './due-date-problems';
import { addressKey, type FineRule, type PlannedFees } from './fee-plan';

/** A planner of fees. */
export const feePlannerSchema = shape(
  'Fees answered: a visitor chooses a class, and sees when to pay what, and what a delay costs.',
  {
    ...blockHead('fee-planner'),
    session: feeSession(),
    periods: feePeriods(),
    rows: feeRows(),
    charges: feeCharges(),
    leftOut: list(
      'What the sums leave out, as the planner says.',
      phrase('Something that is paid elsewhere.', 'the board’s examination fee'),
    ).optional(),
    classes: list(
      'The school’s classes, the youngest first, where last dates differ by class.',
      text('A class.', 'IX'),
    ).optional(),
    lateFine: money('Rupees for each span of days after the last date.', 50).optional(),
    lateFineDays: amount('The days of a span.', 15, 1).optional(),
    lateFineCounts: choice(
      'Which spans count: those begun, which is meant without it, or completed.',
      ['begun', 'completed'],
    ).optional(),
    rule: link('The page with the rules of payment.').optional(),
    code: text('The school’s code, with which references of payments begin.', 'DHS').optional(),
    payAt: webAddress('The page on which fees are paid.').optional(),
    calendar: flag(
      'Offers the last dates for calendars; a calendar of the site has to hold days of the type fees.',
    ).optional(),
  },
)
  .test('charges', testCharges)
  .test('last-dates', (value, context) => {
    const { session, periods, rows } = value;
    if (!Array.isArray(periods) || !Array.isArray(rows)) return true;
    const { classList = [], firstMonth = APRIL } = checksOf(context) ?? {};
    const dates = {
      session: String(session),
      periods,
      classes: value.classes ?? classList,
      firstMonth,
    };
    for (const row of rows) {
      const message = dueDateProblem(dates, row);
      if (message === undefined) continue;
      return context.createError({
        path: `${context.path ? `${context.path}.` : ''}periods`,
        message,
      });
    }
    return true;
  });

/** A planner as written in a content file. */
export type WrittenFeePlanner = InferType<typeof feePlannerSchema>;

/** A planner when loaded. */
export interface FeePlannerBlock extends BlockHead<'fee-planner'>, PlannedFees {
  /** The page with the rules of payment. */
  rule?: string;
  payAt?: string;
  calendar?: boolean;
}

/** The last dates of each row are worked out here, so that the page holds them as days. */
export function loadFeePlanner(
  written: WrittenFeePlanner,
  context: BlockLoadContext,
): FeePlannerBlock {
  const {
    session,
    periods,
    rows,
    classes = context.classList,
    lateFine,
    lateFineDays,
    lateFineCounts,
  } = written;
  const { rule, code, payAt, calendar, leftOut, charges: others = [] } = written;
  const charges = loadCharges(others, rows, periods, context.classList);
  const fine: FineRule | undefined =
    lateFine && lateFineDays
      ? { amount: lateFine, days: lateFineDays, counts: lateFineCounts ?? 'begun' }
      : undefined;
  return {
    ...context.head(written, 'fee-planner'),
    session,
    periods: periods.map(({ name, months }) => ({ name, months })),
    rows: rows.map((row) => ({
      key: addressKey(row.name),
      name: row.name,
      amount: rowAmount(row),
      ...(row.siblingDiscount && { siblingDiscount: row.siblingDiscount }),
      due: duesOf(session, periods, row.classes, classes, context.firstMonth).flatMap(
        (due) => due ?? [],
      ),
    })),
    ...(charges.length > 0 && { charges }),
    ...(leftOut && { leftOut }),
    ...(fine && { fine }),
    ...(rule !== undefined && { rule }),
    ...(code !== undefined && { code }),
    ...(payAt !== undefined && { payAt }),
    ...(calendar && { calendar }),
  };
}
