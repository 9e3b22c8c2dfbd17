import ICAL from 'ical.js';
import { formatClock, parseTimes } from '../../lib/dates/clock-hours';
import { formatLongDay } from '../../lib/dates/format';
import { addDays, parsePlainDate, type PlainDate, today } from '../../lib/dates/plain-date';
import { htmlToText } from '../../lib/http/html-text';
import type { Withdrawn } from '../../lib/privacy/withdrawn';
import { firstMonthIn } from '../../content/read-record';
import { calendarDay, repeated, type Repeats } from './calendar-repeats';
import type { ReadRow, Unread } from './columns/read-rows';
import { listFile } from './lists/list-file';
import { lists } from './lists/lists';
import { ofSchool } from './lists/target';
import type { Source } from './open-source';
import type { ImportOptions } from './options';
import { planCalendar } from './lists/page-calendar';
import { planRows, writeParts } from './plan/write-rows';
import { tidy } from './sheets/sheet';
import { Refused } from './zip-guard';
import { withdrawnOf } from '../../content/privacy/private-withdrawn';

/** Whether a text is a calendar file. */
export const isCalendar = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(bytes.toString('utf8', 0, 100));

type Entry = Record<string, unknown>;

/** What tells that a text is HTML, as the descriptions of Google Calendar are: a tag that such a program writes. */
const tag = /<\/?(?:a|b|br|div|em|h[1-6]|html-blob|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/i;

const wordsOf = (text: string): string => tidy(tag.test(text) ? htmlToText(text) : text);

/** The time by the clock of the school, '9:30 am': one of another zone is told five and a half hours before UTC. */
function clockOf(time: ICAL.Time): string {
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  const inIndia = new Date(time.toJSDate().getTime() + 19_800_000);
  const [hour, minute] = isFloating
    ? [time.hour, time.minute]
    : [inIndia.getUTCHours(), inIndia.getUTCMinutes()];
  return formatClock(hour * 60 + minute);
}

const isMidnight = (time: ICAL.Time) => clockOf(time) === formatClock(0);

/** The hours of an event that is over within a day, or the night behind it. */
function hoursOf({ startDate, endDate }: ICAL.Event): string | undefined {
  if (startDate.isDate || endDate.subtractDateTz(startDate).toSeconds() >= 86_400) return undefined;
  const hours = `${clockOf(startDate)} to ${clockOf(endDate)}`;
  return parseTimes(hours)?.until === undefined ? undefined : hours;
}

/** When an event of several days begins; in brackets, as on its page, when it is over. */
function longTimeOf({ startDate, endDate }: ICAL.Event): string {
  const begins = clockOf(startDate);
  return calendarDay(endDate) > calendarDay(startDate)
    ? `${begins} (until ${clockOf(endDate)} on the last day)`
    : begins;
}

function moreOf(event: ICAL.Event): Entry {
  const { description, location, startDate } = event;
  return {
    ...(!(startDate.isDate || (isMidnight(startDate) && isMidnight(event.endDate))) && {
      time: hoursOf(event) ?? longTimeOf(event),
    }),
    ...(location && { venue: tidy(location) }),
    ...(description && { description: wordsOf(description) }),
  };
}

function entriesOf(event: ICAL.Event, found: Repeats, forEvents: boolean): Entry[] {
  const title = tidy(event.summary ?? '');
  const first = calendarDay(event.startDate);
  // The end of a whole day is the day after it, or the midnight with which that begins.
  const end = calendarDay(event.endDate);
  const isBehind = (event.endDate.isDate || isMidnight(event.endDate)) && end > first;
  const last = isBehind ? addDays(end, -1) : end;
  const isOneDay = forEvents && hoursOf(event) !== undefined;
  const length =
    last > first && !isOneDay ? (Date.parse(last) - Date.parse(first)) / 86_400_000 : 0;
  const cancelled = /^cancelled$/i.test(
    String(event.component.getFirstPropertyValue('status') ?? ''),
  );
  return found.days.map((day) => ({
    title,
    date: formatLongDay(day),
    ...(length > 0 && { until: formatLongDay(addDays(day, length)) }),
    ...found.more,
    ...(forEvents && moreOf(event)),
    ...(cancelled && { cancelled: true }),
  }));
}

/** The events of a file, which may hold several calendars, and how many other things it holds, such as tasks. */
function eventsIn(text: string) {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const calendars = (Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed]).map(
      (calendar) => new ICAL.Component(calendar),
    );
    const all = calendars.flatMap((calendar) => calendar.getAllSubcomponents());
    const events = all.filter(({ name }) => name === 'vevent');
    const others = all.filter(({ name }) => name !== 'vevent' && name !== 'vtimezone').length;
    return { events, others };
  } catch {
    throw new Refused('it is no calendar that can be read; export it again');
  }
}

/** The days of each series, by its UID, on which an entry of its own says what is. */
function movedTimes(components: readonly ICAL.Component[]): Map<string, Set<PlainDate>> {
  const moved = new Map<string, Set<PlainDate>>();
  for (const component of components) {
    const time: unknown = component.getFirstPropertyValue('recurrence-id');
    const uid = String(component.getFirstPropertyValue('uid'));
    if (!(time instanceof ICAL.Time)) continue;
    moved.set(uid, (moved.get(uid) ?? new Set()).add(calendarDay(time)));
  }
  return moved;
}

/** Why an event can't be taken. */
function problemOf({ summary, component }: ICAL.Event, withdrawn: Withdrawn): string | undefined {
  const title = tidy(summary ?? '');
  if (/^(?:private|confidential)$/i.test(String(component.getFirstPropertyValue('class') ?? '')))
    return 'it is private in its calendar, and not shown; make it public there, if visitors may read it';
  if (title === '') return 'it has no title';
  return withdrawn.names(title)
    ? 'names a child who is withdrawn (privacy.yaml); not imported'
    : undefined;
}

/** Why the day of an event is none, as 32 December; programs that make calendars for themselves write such. */
function dayProblem({ component }: ICAL.Event): string | undefined {
  const start: unknown = component.getFirstProperty('dtstart')?.toJSON()[3];
  const day = typeof start === 'string' ? start.slice(0, 10) : '';
  if (!/^[\d-]{10}$/.test(day)) return 'its day can’t be read';
  return parsePlainDate(day) ? undefined : `its day "${day}" is none; correct it there`;
}

/** What is told of a time zone that only its program knows, such as Outlook's "GMT Standard Time". */
function zoneNote({ component, startDate }: ICAL.Event): string | undefined {
  const zone: unknown = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const isUnknown = startDate.zone === ICAL.Timezone.localTimezone && !startDate.isDate;
  return isUnknown && typeof zone === 'string' && !/india|kolkata|calcutta/i.test(zone)
    ? `the file does not tell what its time zone "${zone}" is; its day and time are taken for those of India`
    : undefined;
}

/** Imports an .ics into the calendar. */
export async function importCalendar(source: Source, options: ImportOptions): Promise<void> {
  const target = lists.find(({ name }) => name === (options.to ?? 'calendar'));
  if (!target || (target.name !== 'calendar' && target.name !== 'events')) {
    throw new Error(
      'A calendar file goes into the calendar or the events: --to calendar or --to events',
    );
  }
  const withdrawn = withdrawnOf(options.dir);
  const firstMonth = firstMonthIn(options.dir);
  const forEvents = target.name === 'events';
  const rows: ReadRow[] = [];
  const unread: Unread[] = [];
  const { events: components, others } = eventsIn(source.bytes.toString('utf8'));
  const moved = movedTimes(components);
  console.log(`${source.name} → content/service/${target.name}.yaml`);
  if (others > 0)
    console.log(`Note: tasks and other entries that are no events are not read: ${others}`);
  components.forEach((component, index) => {
    const at = `event ${index + 1}`;
    try {
      const event = new ICAL.Event(component);
      const noDay = dayProblem(event);
      if (noDay !== undefined) return void unread.push({ at, message: noDay });
      const days = event.isRecurrenceException() ? new Set<PlainDate>() : moved.get(event.uid);
      const found = repeated(event, days ?? new Set(), { day: today(), firstMonth });
      const problem = problemOf(event, withdrawn);
      if (problem !== undefined) unread.push({ at, message: problem });
      else {
        for (const note of [zoneNote(event), found.note])
          if (note !== undefined) console.log(`Note: ${at}, ${tidy(event.summary)}: ${note}`);
        for (const item of entriesOf(event, found, forEvents)) rows.push({ item, at, files: [] });
      }
    } catch {
      unread.push({ at, message: 'its day can’t be read' });
    }
  });
  const file = listFile(options.dir, target.name);
  const chosen = { target: ofSchool(target, firstMonth), file };
  const read = { rows, unread, chosen, name: source.name, withdrawn };
  const parts = forEvents
    ? [planRows(read, options)]
    : planCalendar(read, options, { firstMonth, fileName: source.name });
  await writeParts(parts, options);
}
