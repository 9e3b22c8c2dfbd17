import { chakra } from '#chakra';
import { kindsRecipe } from './calendar-views.recipe';

const Kinds = chakra('ul', kindsRecipe);

/** The names of the kinds of days; the class of each gives its colour. */
export const kindNames = {
  holiday: 'Holiday',
  exam: 'Examination',
  fees: 'Fees',
  meeting: 'Meeting',
  event: 'Event',
};

/** What the colours of the sheets mean; where a list says it in words, it is not shown. */
export function KindsOfDays() {
  return (
    <Kinds className="kinds">
      {Object.entries(kindNames).map(([kind, word]) => (
        <li key={kind}>
          <i className={kind} />
          {word}
        </li>
      ))}
    </Kinds>
  );
}
