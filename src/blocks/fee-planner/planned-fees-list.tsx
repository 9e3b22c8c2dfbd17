import { rupees } from '../fee-table/rupees';
import { planOf } from './fee-plan';
import type { FeePlannerBlock } from './fee-planner.schema';
import { dueWords, instalmentName, sumWords } from './plan-words';

/** What each class pays until when, for who has no scripts: of a child who is at the school already. */
export function PlannedFeesList({ block }: { block: FeePlannerBlock }) {
  return (
    <ul>
      {block.rows.map(({ key, name }) => {
        // Nothing of it depends on the day: it has no fine, and what is next is not told.
        const plan = planOf(block, key, '1900-01-01');
        const instalments = plan?.instalments.map(
          (one) => `${instalmentName(one)}: ${rupees(one.amount)} by ${dueWords(one)}`,
        );
        return (
          <li key={key}>
            {name}. {instalments?.join('; ')}. {plan && sumWords(plan, block)}
          </li>
        );
      })}
    </ul>
  );
}
