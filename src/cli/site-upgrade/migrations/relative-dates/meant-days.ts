import { addDays, partsOf, type PlainDate } from '../../../../lib/dates/plain-date';
import { dayInSession, type When } from './when';
import { sessionOf } from '../../../../lib/dates/session';
import { isSeq, type YAMLSeq } from 'yaml';
import type { ContentFiles } from '../../content-files';

/** A list of the content service, its items in their order. */
export function itemsOf(files: ContentFiles, list: string): YAMLSeq | undefined {
  const contents: unknown = files.document(`service/${list}.yaml`)?.contents;
  return isSeq(contents) ? contents : undefined;
}

/** The day of the upgrade of a school, whose sessions began in April or in January up to version 0.2. */
export function upgradeDay(files: ContentFiles, day: PlainDate): UpgradeDay {
  const inJanuary = files.document('site.yaml')?.get('sessionFrom') === 'January';
  return { today: day, firstMonth: inJanuary ? 1 : 4 };
}

/** The day of the upgrade, and the month (1–12) with which the school's sessions begin. */
export interface UpgradeDay {
  today: PlainDate;
  firstMonth: number;
}

/** The next session's events were announced that many days ahead. */
const aheadDays = 90;

/** Board results counted as the newest from this day of May on. */
const resultsDay = '05-15';

/** The year in which the session of the day began. */
export const sessionStart = ({ today, firstMonth }: UpgradeDay) =>
  Number(sessionOf(today, firstMonth).slice(0, 4));

const back = (years: number) => Array.from({ length: years }, (_, index) => index);

/** The days on which something stood in a list as published, newest first, for so many sessions. */
export function publishedDays(when: When, years: number, at: UpgradeDay): PlainDate[] {
  const start = sessionStart(at);
  const dayIn = (session: number) => dayInSession(when, session, at.firstMonth);
  if (when.kind === 'exact') return [when.day];
  const come = dayInSession({ ...when, yearsAgo: 0 }, start, at.firstMonth) <= at.today;
  const newest = come ? start : start - 1;
  return back(years).map((sessions) => dayIn(newest - sessions));
}

/** The days of an event that stood in a list, newest first. */
export function eventDays(when: When, years: number, at: UpgradeDay): PlainDate[] {
  const start = sessionStart(at);
  const dayIn = (session: number) => dayInSession(when, session, at.firstMonth);
  if (when.kind === 'exact') return [when.day];
  const days = back(years).map((sessions) => dayIn(start - sessions));
  const next = dayIn(start + 1);
  const soon = when.yearsAgo === 0 && next <= addDays(at.today, aheadDays);
  return soon ? [next, ...days] : days;
}

/** The year in which the session began whose board results were so many sessions old. */
export function resultsSession(sessionsAgo: number, { today }: UpgradeDay): number {
  const { year } = partsOf(today);
  return (today.slice(5) >= resultsDay ? year - 1 : year - 2) - sessionsAgo;
}
