import { addDays, daysBetween, type PlainDate } from '../../dates/plain-date';
import { parseWrittenDay } from '../../dates/written-day';
import { cancelledOf } from '../../http/cancelled';
import { weekly, yearly } from './repetitions';

/** The days of an item as an editor writes them. */
export interface WrittenDays {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  repeats?: 'yearly' | 'weekly' | undefined;
  repeatsUntil?: string | undefined;
  /** Days of what repeats that are left out. */
  except?: readonly string[] | undefined;
  /** 'true', or the reason. */
  cancelled?: string | undefined;
  movedFrom?: string | undefined;
}

/** When something takes place, or was to take place; as it goes over the wire. */
export interface Occurrence {
  date: PlainDate;
  /** The last of several days. */
  until?: PlainDate;
  /** Set for what does not take place: the reason, where one is known. */
  cancelled?: true | string;
  /** The day on which it was to take place before. */
  movedFrom?: PlainDate;
}

const dayOf = (written: string | undefined) =>
  written === undefined ? undefined : parseWrittenDay(written);

/** The first days of an item, past and coming, in order. */
function firstDays(written: WrittenDays, today: PlainDate, firstMonth: number): PlainDate[] {
  const first = dayOf(written.date ?? written.from);
  if (first === undefined) return [];
  if (!written.repeats) return [first];
  const leftOut = new Set(written.except?.map(dayOf));
  const daysOf = written.repeats === 'weekly' ? weekly : yearly;
  return daysOf({ first, last: dayOf(written.repeatsUntil), leftOut }, today, firstMonth);
}

/** When something takes place, past and coming, in order; sessions begin in a month (1–12). */
export function occurrencesOf(
  written: WrittenDays,
  today: PlainDate,
  firstMonth: number,
): Occurrence[] {
  const more = lastingDays(written);
  const cancelled = cancelledOf(written.cancelled);
  const movedFrom = dayOf(written.movedFrom);
  return firstDays(written, today, firstMonth).map((date) => ({
    date,
    ...(more > 0 && { until: addDays(date, more) }),
    ...(cancelled !== undefined && { cancelled }),
    ...(movedFrom && { movedFrom }),
  }));
}

/** How many days something lasts after its first one. */
function lastingDays({ date, from, until }: WrittenDays): number {
  const [first, last] = [dayOf(date ?? from), dayOf(until)];
  return first && last ? daysBetween(first, last) : 0;
}

/** The day that an occurrence is known by, which stays its own when it is moved. */
export const idDay = ({ date, movedFrom }: Occurrence): PlainDate => movedFrom ?? date;

/** The next of several occurrences in order that is not over on a day, alone; none where all are. */
export const nextOf = (occurrences: readonly Occurrence[], today: PlainDate): Occurrence[] =>
  occurrences.filter(({ date, until = date }) => until >= today).slice(0, 1);

/** Whether a day of the year lies between two others (`MM-DD`, both included, across New Year). */
export function inSeason(day: PlainDate, from: string, until: string): boolean {
  const now = day.slice(5);
  return from <= until ? now >= from && now <= until : now >= from || now <= until;
}
