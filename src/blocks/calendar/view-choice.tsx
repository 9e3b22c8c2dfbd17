import { chakra } from '#chakra';
import { viewChoiceRecipe } from './calendar-views.recipe';

const Choice = chakra('fieldset', viewChoiceRecipe);

/** The ways to look at the year; the first is there without a choice. */
const views = [
  ['list', 'List'],
  ['month', 'Month'],
  ['year', 'Year'],
] as const;

/**
 * The choice of a view of the year: radio buttons, whose state the styles of the views go by
 * (`calendarViewsRecipe`), so that it needs no script. Where a browser can't do that, there is the list.
 */
export function ViewChoice({ name }: { name: string }) {
  return (
    <Choice>
      <legend>Show the year as</legend>
      {views.map(([view, label], index) => (
        <label key={view}>
          <input type="radio" name={name} value={view} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </Choice>
  );
}
