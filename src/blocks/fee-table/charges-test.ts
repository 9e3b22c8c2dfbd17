import { type AnyObject, type TestContext, ValidationError } from 'yup';
import { checksOf } from '../../content/content-fields';
import { isRecord } from '../../content/record';
import { chargeProblems } from './charge-problems';
import type { WrittenCharge, WrittenRow } from './charges';

/** What of rows and charges is looked at: all else is told of by its own field. */
const texts = ['name', 'classes', 'with', 'paid', 'for'];

const isSound = (value: unknown): boolean =>
  isRecord(value) &&
  texts.every((key) => value[key] === undefined || typeof value[key] === 'string');

const allSound = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isSound);

/** A block of fees before its fields were checked. */
interface MaybeFees {
  periods?: readonly { name: string }[];
  rows?: readonly WrittenRow[];
  charges?: readonly WrittenCharge[] | undefined;
}

/** The test of a block of fees: whether its rows and charges can be added up. */
export function testCharges(
  { periods, rows, charges = [] }: MaybeFees,
  context: TestContext<AnyObject>,
): true | ValidationError {
  if (!periods || !rows || ![periods, rows, charges].every(allSound)) return true;
  const problems = chargeProblems({ periods, rows, charges }, checksOf(context)?.classList ?? []);
  const errors = problems.map(({ path, message }) =>
    context.createError({ path: [context.path, path].filter(Boolean).join('.'), message }),
  );
  return errors.length === 0 || new ValidationError(errors);
}
