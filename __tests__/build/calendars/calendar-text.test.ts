/** @jest-environment node */
import ICAL from 'ical.js';
import { calendarExamples } from '../../../stories/blocks/calendar.examples';
import type { CalendarBlock, CalendarEntry } from '../../../src/blocks/calendar/calendar.schema';
import type { Block } from '../../../src/blocks/schemas';
import { calendarTexts } from '../../../src/build/calendars/calendar-texts';

const site = { name: 'Test School', siteUrl: 'https://www.school.example' };
const page = (blocks: Block[], reviewed?: string, path = '/SchoolCalendar') => ({
  path,
  title: 'School calendar',
  blocks,
  ...(reviewed && { reviewed }),
});
const year: CalendarBlock = calendarExamples.spring.block;

/** Changes the first entry of the year. */
function withFirst(change: object): Block {
  const [first, ...months] = year.months;
  if (!first) throw new Error('The example has no months.');
  const [entry, ...entries] = first.entries;
  const changed = [{ ...entry, ...change } as CalendarEntry, ...entries];
  return { ...year, months: [{ ...first, entries: changed }, ...months] };
}

/** The events of a file, read by a parser that is not the writer's. */
function eventsOf(texts: Record<string, string>, path = '/calendars/school.ics') {
  const calendar = new ICAL.Component(ICAL.parse(texts[path] ?? '') as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((part) => ({
    event: new ICAL.Event(part),
    sequence: Number(part.getFirstPropertyValue('sequence')),
  }));
}

it('has a file for the whole year, and one for each kind that the year has', () => {
  const texts = calendarTexts(site, [page([year], '2026-10-19')]);
  expect(Object.keys(texts)).toEqual([
    '/calendars/school.ics',
    '/calendars/holidays.ics',
    '/calendars/examinations.ics',
    '/calendars/meetings.ics',
  ]);
  const names = eventsOf(texts, '/calendars/holidays.ics').map(({ event }) => event.summary);
  expect(names).toEqual(['Ambedkar Jayanti', 'Good Friday', 'Summer vacation']);
});

it('gives whole days with an exclusive end, a stretch that months share once', () => {
  const [first, second] = year.months;
  if (!first || !second) throw new Error('The example has two months.');
  const vacation = second.entries.filter(({ event }) => event === 'Summer vacation');
  const june = { ...second, month: '2025-06', entries: vacation };
  const events = eventsOf(
    calendarTexts(site, [page([{ ...year, months: [first, second, june] }])]),
    '/calendars/holidays.ics',
  );
  const days = events.map(({ event }) => `${event.startDate}/${event.endDate}`);
  expect(days).toEqual(['2025-04-14/2025-04-15', '2025-04-18/2025-04-19', '2025-05-26/2025-07-01']);
  expect(events.every(({ event }) => event.startDate.isDate)).toBe(true);
});

it('keeps apart what has one title and one first day, but ends on another day or is of another kind', () => {
  const test = { from: '2025-04-07', weekday: 'Monday', event: 'Unit test' } as const;
  const entries: CalendarEntry[] = [
    { ...test, type: 'event' },
    { ...test, type: 'exam' },
    { ...test, type: 'exam', to: '2025-04-11', weekdayTo: 'Friday' },
  ];
  const month = { month: '2025-04', title: 'April 2025', id: 'april-2025', entries };
  const texts = calendarTexts(site, [page([{ ...year, months: [month] }])]);
  const events = eventsOf(texts);
  expect(new Set(events.map(({ event }) => event.uid)).size).toBe(3);
  const exams = eventsOf(texts, '/calendars/examinations.ics');
  expect(exams.map(({ event }) => String(event.endDate))).toEqual(['2025-04-08', '2025-04-12']);
});

it('moves an entry whose day has changed, and tells that it is newer', () => {
  const [before] = eventsOf(calendarTexts(site, [page([year], '2026-10-19')]));
  const moved = withFirst({ from: '2025-04-02', weekday: 'Wednesday' });
  const [after] = eventsOf(calendarTexts(site, [page([moved], '2026-10-20')]));
  expect(after?.event.uid).toBe(before?.event.uid);
  expect(String(after?.event.startDate)).toBe('2025-04-02');
  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
});

it('keeps the years of several pages apart, even where a festival comes in both', () => {
  const next = { ...year, months: year.months.map((each) => ({ ...each, month: '2026-04' })) };
  const events = eventsOf(calendarTexts(site, [page([year]), page([next])]));
  expect(new Set(events.map(({ event }) => event.uid)).size).toBe(events.length);
});

/** A calendar of one month, each of its entries given as its day and its words. */
function april(heading: string | undefined, ...entries: (readonly [day: number, event: string])[]) {
  const [month] = year.months;
  const [sample] = month?.entries ?? [];
  if (!month || !sample) throw new Error('The example has no entry.');
  const written = entries.map(([day, event]) => {
    const from = `2025-04-${String(day).padStart(2, '0')}` as CalendarEntry['from'];
    return { ...sample, from, event };
  });
  const { heading: _, ...rest } = year;
  return { ...rest, ...(heading && { heading }), months: [{ ...month, entries: written }] };
}

/** The ids of what a site's pages say, by the day and the words. */
const idsOf = (...pages: ReturnType<typeof page>[]) =>
  Object.fromEntries(
    eventsOf(calendarTexts(site, pages)).map(({ event }) => [
      `${event.startDate} ${event.summary}`,
      event.uid,
    ]),
  );

const begins = [1, 'New session begins'] as const;
const test20 = [20, 'First unit test'] as const;

it.each([
  ['of one page', [page([april('Junior wing', begins, test20), april('Senior wing', begins)])]],
  [
    'without headings',
    [page([april(undefined, begins), april(undefined, test20, [2, begins[1]])])],
  ],
  [
    'of two pages',
    [
      page([april(undefined, begins)], '2026-10-19', '/Junior'),
      page([april(undefined, begins)], '2026-10-19', '/Senior'),
    ],
  ],
  ['that are alike in everything', [page([april(undefined, begins), april(undefined, begins)])]],
  ['with one name twice', [page([april(undefined, [5, 'Meeting'], [25, 'Meeting'])])]],
])('gives each entry an id of its own in calendars %s', (_, pages) => {
  const events = eventsOf(calendarTexts(site, pages));
  const written = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'calendar' ? block.months : [])),
  );
  expect(events).toHaveLength(written.flatMap(({ entries }) => entries).length);
  expect(new Set(events.map(({ event }) => event.uid)).size).toBe(events.length);
});

it('keeps the ids of all other entries when one moves, comes or goes, and says whose each is', () => {
  const senior = april('Senior wing', begins, [28, 'First unit test']);
  const before = idsOf(page([april('Junior wing', begins, test20), senior]));
  const after = idsOf(page([april('Junior wing', [15, 'Fair'], [22, 'First unit test']), senior]));
  expect(after['2025-04-22 First unit test (Junior wing)']).toBe(
    before['2025-04-20 First unit test (Junior wing)'],
  );
  const ofSenior = (ids: Record<string, string>) =>
    Object.entries(ids).filter(([words]) => words.endsWith('(Senior wing)'));
  expect(ofSenior(before)).toHaveLength(2);
  expect(ofSenior(after)).toEqual(ofSenior(before));
});

it('has one id for an entry in all files', () => {
  const texts = calendarTexts(site, [page([year])]);
  const known = eventsOf(texts).map(({ event }) => event.uid);
  for (const { event } of eventsOf(texts, '/calendars/holidays.ics')) {
    expect(known).toContain(event.uid);
  }
});

it('folds and escapes what an editor writes', () => {
  const words = `Prize day; parents, pupils\\staff: ${'ग्रीष्म 🎒 अवकाश '.repeat(12)}end`;
  const texts = calendarTexts(site, [page([withFirst({ event: words })])]);
  expect(eventsOf(texts)[0]?.event.summary).toBe(words);
  const lines = (texts['/calendars/school.ics'] ?? '').split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('has what Google, Apple and Outlook ask for in a file and in each of its entries', () => {
  const text = calendarTexts(site, [page([year])])['/calendars/school.ics'] ?? '';
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const value = (part: InstanceType<typeof ICAL.Component>, name: string) =>
    String(part.getFirstPropertyValue(name) ?? '');
  expect(value(calendar, 'version')).toBe('2.0');
  expect(value(calendar, 'method')).toBe('PUBLISH');
  for (const name of ['prodid', 'x-wr-calname', 'refresh-interval', 'x-published-ttl']) {
    expect([name, value(calendar, name)]).not.toEqual([name, '']);
  }
  for (const part of calendar.getAllSubcomponents('vevent')) {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'sequence']) {
      expect([name, value(part, name)]).not.toEqual([name, '']);
    }
  }
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('has none where no page has a calendar', () => {
  expect(calendarTexts(site, [page([])])).toEqual({});
});
