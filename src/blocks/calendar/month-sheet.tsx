import { chakra } from '#chakra';
import { monthSheetRecipe } from './calendar-views.recipe';
import { daysInWords, type MonthDays } from './month-days';

const Sheet = chakra('div', monthSheetRecipe);

const weekdays = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/**
 * A month as a sheet of days, each in the colour of its kind. It shows at a glance what the list beside
 * it says in words, and is one picture for screen readers.
 */
export function MonthSheet({ title, month }: { title: string; month: MonthDays }) {
  const words = daysInWords(month);
  return (
    <Sheet className="sheet" role="img" aria-label={words ? `${title}: ${words}` : title}>
      {weekdays.map((letter, index) => (
        <b key={index}>{letter}</b>
      ))}
      {weekdays.slice(0, month.offset).map((_, index) => (
        <span key={index} />
      ))}
      {month.days.map(({ day, kind }) => (
        <i key={day} className={kind}>
          {day}
        </i>
      ))}
    </Sheet>
  );
}
