import { checksOf, link, webAddress } from '../../content/content-fields';
import { acrossParts } from '../../content/field-messages';
import { amount, choice, flag, list, phrase, text } from '../../content/fields';
import { APRIL } from '../../lib/dates/session';
import { blockShape, defineBlock } from '../define-block';
import { duesOf } from '../fee-table/due-dates';
import { feeFields } from '../fee-table/fee-fields';
import { loadCharges, rowAmount } from '../fee-table/charges';
import { testCharges } from '../fee-table/charge-problems';
import { money } from '../fee-table/money';
import { dueDateProblem } from './due-date-problems';
import { addressKey, type PlannedFees } from './fee-plan';

const schema = blockShape(
  'fee-planner',
  'Fees answered: a visitor chooses a class, and sees when to pay what, and what a delay costs.',
  {
    ...feeFields,
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
  .test(testCharges)
  .test(
    acrossParts('last-dates', (value, context) => {
      const { session, periods, rows } = value;
      const { classList = [], firstMonth = APRIL } = checksOf(context) ?? {};
      const dates = {
        session: String(session),
        periods,
        classes: value.classes ?? classList,
        firstMonth,
      };
      const messages = rows.flatMap((row) => dueDateProblem(dates, row) ?? []);
      return messages.slice(0, 1).map((message) => ({ path: 'periods', message }));
    }),
  );

/** Where a planner leads. */
interface PlannerLinks {
  /** The page with the rules of payment. */
  rule?: string;
  payAt?: string;
  calendar?: boolean;
}

/** A planner of fees. The last dates of each row are worked out here, so that the page holds them as days. */
export const feePlannerBlock = defineBlock('fee-planner', {
  schema,
  load: (written, context): PlannedFees & PlannerLinks => {
    const { session, periods, rows, classes = context.classList } = written;
    const { lateFine, lateFineDays, lateFineCounts = 'begun' } = written;
    const { rule, code, payAt, calendar, leftOut, charges: others = [] } = written;
    const charges = loadCharges(others, rows, periods, context.classList);
    return {
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
      ...(lateFine &&
        lateFineDays && { fine: { amount: lateFine, days: lateFineDays, counts: lateFineCounts } }),
      ...(rule !== undefined && { rule }),
      ...(code !== undefined && { code }),
      ...(payAt !== undefined && { payAt }),
      ...(calendar && { calendar }),
    };
  },
});
