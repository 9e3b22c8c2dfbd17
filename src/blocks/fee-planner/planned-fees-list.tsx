import { chakra } from '#chakra';
import { proseRecipe } from '../../components/rich-text/prose.recipe';
import { rupees } from '../fee-table/rupees';
import { planOf } from './fee-plan';
import type { BlockOf } from '../block-props';
import { dueWords, instalmentName, sumWords } from './plan-words';

const Prose = chakra('div', proseRecipe);

/** What each class pays until when, for who has no scripts: of a child who is at the school already. */
export function PlannedFeesList({ block }: { block: BlockOf<'fee-planner'> }) {
  // Nothing of it depends on the day: it has no fine, and what is next is not told.
  const plans = block.rows.flatMap(({ key }) => planOf(block, key, '1900-01-01') ?? []);
  const sums = new Set(plans.map((plan) => sumWords(plan, block)));
  return (
    <Prose size="compact">
      <p>
        The planner needs scripts, which are switched off here. A child who is already at the school
        pays in the session {block.session}:
      </p>
      {plans.map((plan) => (
        <details key={plan.name}>
          <summary>
            <strong>{plan.name}</strong>: {rupees(plan.yearly)} in the year
          </summary>
          <ul>
            {plan.instalments.map((one) => (
              <li key={one.reference}>
                {instalmentName(one)}: {rupees(one.amount)} by {dueWords(one)}
              </li>
            ))}
          </ul>
          {sums.size > 1 && <p>{sumWords(plan, block)}</p>}
        </details>
      ))}
      {sums.size === 1 && <p>{sums}</p>}
    </Prose>
  );
}
