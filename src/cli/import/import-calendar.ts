import ICAL from 'ical.js';
import { formatLongDay } from '../../lib/dates/format';
import { addDays, parsePlainDate, type PlainDate, plainDate } from '../../lib/dates/plain-date';
import type { ReadRow, Unread } from './columns/read-rows';
import { listFile } from './lists/list-file';
import { lists } from './lists/lists';
import type { Source } from './open-source';
import type { ImportOptions } from './options';
import { writeRows } from './plan/write-rows';
import { tidy } from './sheets/sheet';
import { Refused } from './zip-guard';
import { withdrawnOf } from './withdrawn-of';

/** Whether a text is a calendar file. */
export const isCalendar = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(bytes.toString('utf8', 0, 100));

/** The most that what repeats in another way than weekly or yearly is written out. */
const mostTimes = 60;

/** The day in India of a time of a calendar. */
function dayOf(time: ICAL.Time): PlainDate {
  if (time.isDate) return plainDate({ year: time.year, month: time.month, day: time.day });
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (isFloating) return plainDate({ year: time.year, month: time.month, day: time.day });
  return parsePlainDate(time.toJSDate().toISOString()) ?? plainDate(time);
}

type Entry = Record<string, unknown>;

/** What a rule of a calendar is in the list: what comes yearly or weekly, or days one by one. */
function repeated(event: ICAL.Event, first: PlainDate): { more: Entry } | { days: PlainDate[] } {
  const rule: unknown = event.component.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return { more: {} };
  const isPlain =
    rule.interval === 1 &&
    Object.keys(rule.parts).every((part) =>
      part === 'BYDAY'
        ? (rule.parts.BYDAY ?? []).length === 1 && rule.freq === 'WEEKLY'
        : /^BYMONTH/.test(part),
    );
  const until = rule.until ? dayOf(rule.until) : undefined;
  const end = until && { repeatsUntil: formatLongDay(until) };
  if (isPlain && rule.freq === 'YEARLY' && !rule.count)
    return { more: { repeats: 'yearly', ...end } };
  if (isPlain && rule.freq === 'WEEKLY' && until) return { more: { repeats: 'weekly', ...end } };
  const days: PlainDate[] = [];
  const times = event.iterator();
  for (let next = times.next(); next && days.length < mostTimes; next = times.next()) {
    days.push(dayOf(next));
  }
  return { days: days.length > 0 ? days : [first] };
}

/** What an event has beside its title and its days. */
function moreOf({ description, location, startDate }: ICAL.Event): Entry {
  const isFloating = startDate.zone === ICAL.Timezone.localTimezone;
  // A time of another zone is told as the clock of the school has it, five and a half hours before UTC.
  const inIndia = new Date(startDate.toJSDate().getTime() + 19_800_000);
  const hour = isFloating ? startDate.hour : inIndia.getUTCHours();
  const minute = isFloating ? startDate.minute : inIndia.getUTCMinutes();
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return {
    ...(!startDate.isDate && { time }),
    ...(location && { venue: tidy(location) }),
    ...(description && { description: tidy(description) }),
  };
}

/** The entries of one event of a calendar. */
function entriesOf(event: ICAL.Event, forEvents: boolean): Entry[] {
  const title = tidy(event.summary ?? '');
  const first = dayOf(event.startDate);
  // The end of a whole day is the day after it.
  const end = dayOf(event.endDate);
  const last = event.endDate.isDate && end > first ? addDays(end, -1) : end;
  const length = last > first ? (Date.parse(last) - Date.parse(first)) / 86_400_000 : 0;
  const cancelled = /^cancelled$/i.test(
    String(event.component.getFirstPropertyValue('status') ?? ''),
  );
  const found = repeated(event, first);
  const days = 'days' in found ? found.days : [first];
  return days.map((day) => ({
    title,
    date: formatLongDay(day),
    ...(length > 0 && { until: formatLongDay(addDays(day, length)) }),
    ...('more' in found && found.more),
    ...(forEvents && moreOf(event)),
    ...(cancelled && { cancelled: true }),
  }));
}

function eventsIn(text: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(text);
    return new ICAL.Component(parsed as unknown[]).getAllSubcomponents('vevent');
  } catch {
    throw new Refused('it is no calendar that can be read; export it again');
  }
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
  const rows: ReadRow[] = [];
  const unread: Unread[] = [];
  eventsIn(source.bytes.toString('utf8')).forEach((component, index) => {
    const at = `event ${index + 1}`;
    try {
      const entries = entriesOf(new ICAL.Event(component), target.name === 'events');
      for (const entry of entries) {
        const title = String(entry['title']);
        if (title === '') unread.push({ at, message: 'it has no title' });
        else if (target.name === 'events' && entry['description'] === undefined) {
          unread.push({
            at,
            message: 'it has no description, which events need; import it into the calendar',
          });
        } else if (withdrawn.names(title))
          unread.push({
            at,
            message: 'names a child who is withdrawn (privacy.yaml); not imported',
          });
        else rows.push({ item: entry, at: `${at}`, files: [] });
      }
    } catch {
      unread.push({ at, message: 'its day can’t be read' });
    }
  });
  console.log(`${source.name} → content/service/${target.name}.yaml`);
  const chosen = { target, file: listFile(options.dir, target.name) };
  await writeRows({ rows, unread, chosen, name: source.name, withdrawn }, options);
}
