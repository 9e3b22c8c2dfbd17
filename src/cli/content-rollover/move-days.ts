import { addDays, addYears, type PlainDate } from '../../lib/dates/plain-date';
import type { SchoolSession } from './school-session';

/** Days that fall on the same date every year, each by a word of its name. */
const fixedDays: readonly (readonly [monthDay: string, name: RegExp])[] = [
  ['01-01', /new year/i],
  ['01-12', /youth/i],
  ['01-26', /republic/i],
  ['02-28', /science day/i],
  ['03-08', /women/i],
  ['04-14', /ambedkar|baisakhi|vishu|tamil new year/i],
  ['04-22', /earth day/i],
  ['05-01', /labour|may day|maharashtra day/i],
  ['06-05', /environment/i],
  ['06-21', /yoga/i],
  ['08-15', /independence/i],
  ['08-29', /sports day/i],
  ['09-05', /teachers/i],
  ['09-14', /hindi d/i],
  ['10-02', /gandhi/i],
  ['10-31', /unity/i],
  ['11-14', /children/i],
  ['11-26', /constitution/i],
  ['12-25', /christmas/i],
];

/** How long an entry lasts and what it is called. */
export interface Days {
  from: PlainDate;
  to?: PlainDate | undefined;
  event: string;
}

/** Whether an entry belongs to its date: a day of the nation, or a last date for fees. */
function keepsDate({ from, to, event }: Days): boolean {
  if (to !== undefined) return false;
  return (
    /\bfees?\b/i.test(event) ||
    fixedDays.some(([day, name]) => from.endsWith(day) && name.test(event))
  );
}

/** A vacation of a season or a term, or one that is called by nothing else. Names of festivals are none: 'Puja holidays'. */
const seasonal =
  /summer|winter|autumn|spring|monsoon|\b(?:mid-?)?terms?\b|semester|session|year[- ]end|^(?:school )?(?:vacations?|holidays?|break)\b|ग्रीष्म|कालीन|गर्मी|सर्दी/i;

/** Whether somebody has to look up the new day of a holiday: of each but those of a date, a season or a term. */
export const isLookedUp = (days: Days): boolean =>
  !keepsDate(days) && (days.to === undefined || !seasonal.test(days.event));

/**
 * The days of an entry in the session that follows. What belongs to its date keeps it; everything else
 * comes 52 weeks later, so that it stays on its weekday and as long, and in its order. What would be over
 * before the session comes a week later still; a vacation may reach into it.
 */
export function moveDays(days: Days, session: SchoolSession): { from: PlainDate; to?: PlainDate } {
  const { from, to } = days;
  if (keepsDate(days)) return { from: addYears(from, 1) };
  const early = addDays(to ?? from, 364);
  const weeks = early < session.first ? 371 : 364;
  return { from: addDays(from, weeks), ...(to !== undefined && { to: addDays(to, weeks) }) };
}
