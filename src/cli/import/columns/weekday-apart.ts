import { weekdayName } from '../../../lib/dates/format';
import { namedWeekdays } from '../../../lib/dates/named-weekday';
import { parsePlainDate, weekdayOf } from '../../../lib/dates/plain-date';
import { sameDay } from '../lists/common-fields';
import type { ListItem, Target } from '../lists/target';
import type { Cell } from '../sheets/sheet';

/** What is told of a column 'Day' where the one day of its row is another weekday. */
export function weekdayApart(row: readonly Cell[], { fields }: Target, item: ListItem) {
  const values = fields.flatMap(({ key, same }) => (same === sameDay ? (item[key] ?? []) : []));
  const day = values.length === 1 ? parsePlainDate(sameDay(values[0])) : undefined;
  if (!day) return [];
  return row.flatMap(({ at, text }) => {
    const { weekdays, bare } = namedWeekdays(text);
    const isOther = bare.trim() === '' && weekdays.length === 1 && weekdays[0] !== weekdayOf(day);
    const message = `${values[0]} is a ${weekdayName(day)}, and "${text}" stands here; which one is right?`;
    return isOther ? [{ at, message }] : [];
  });
}
