/** @jest-environment node */
import { sampleContent as sample } from '../support/sample-content';
import { contentNodes } from '../../src/content/source-nodes';
import { lineAt } from '../../src/lib/dates/today-table';
import { load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

const { table } = sample.today!;
const moment = (day: string, time: string) => Date.parse(`${day}T${time}+05:30`);
const lineOf = (day: string, time: string) => lineAt(table, moment(day, time));

it('says on a day of school when it opens, until when it is open, and when it opens next', () => {
  const day = '2025-04-24';
  const before = 'Open today 7:00 am–1:00 pm · office 7:30 am–12:30 pm';
  const course = {
    '00:00': before,
    '06:59:59.999': before,
    '07:00': 'Open today until 1:00 pm · office from 7:30 am',
    '07:29:59': 'Open today until 1:00 pm · office from 7:30 am',
    '07:30': 'Open today until 1:00 pm · office until 12:30 pm',
    '12:29:59': 'Open today until 1:00 pm · office until 12:30 pm',
    '12:30': 'Open today until 1:00 pm · office closed',
    '12:59:59': 'Open today until 1:00 pm · office closed',
    '13:00': 'Closed now · open tomorrow from 7:00 am',
    '23:59:59.999': 'Closed now · open tomorrow from 7:00 am',
  };
  const found = Object.keys(course).map((time) => [time, lineOf(day, time)]);
  expect(Object.fromEntries(found)).toEqual(course);
});

const usual = 'Usual hours, Monday to Friday: ';
const usualInSummer = `${usual}school 7:00 am–1:00 pm · office 7:30 am–12:30 pm`;
const usualInWinter = `${usual}school 8:00 am–2:00 pm · office 8:30 am–1:00 pm`;

it.each([
  ['before the session', '2025-04-02', '23:59:59.999', usualInSummer],
  [
    'its first moment',
    '2025-04-03',
    '00:00',
    'Open today 7:00 am–1:00 pm · office 7:30 am–12:30 pm',
  ],
  [
    'its last moment',
    '2026-03-31',
    '23:59:59.999',
    'Closed today: Mahavir Jayanti; the session closes',
  ],
  ['after it', '2026-04-01', '00:00', usualInSummer],
  ['the winter after it', '2026-11-20', '09:00', usualInWinter],
  [
    'the first days of a year, in the season of the one before',
    '2027-01-02',
    '09:00',
    usualInWinter,
  ],
  ['the last day of school', '2026-03-30', '13:00', 'Closed now'],
  [
    'a Saturday in summer',
    '2025-11-15',
    '11:29:59',
    'Open today until 11:30 am · office until 11:30 am',
  ],
  [
    'its end, before a Sunday of which the calendar tells something',
    '2025-11-15',
    '11:30',
    'Closed now',
  ],
  ['that Sunday, on which winter begins', '2025-11-16', '12:00', ''],
  ['a Sunday', '2025-04-27', '12:00', 'Closed today · open tomorrow from 7:00 am'],
  [
    'the first winter’s day',
    '2025-11-17',
    '07:00',
    'Open today 8:00 am–2:00 pm · office 8:30 am–1:00 pm',
  ],
  [
    'a Saturday in winter',
    '2025-11-22',
    '11:59:59',
    'Open today until 12:30 pm · office until 12:00 noon',
  ],
  [
    'the last winter’s day',
    '2026-02-14',
    '12:30',
    'Closed now · open again on Monday from 7:00 am',
  ],
  [
    'the first summer’s day',
    '2026-02-16',
    '07:00',
    'Open today until 1:00 pm · office from 7:30 am',
  ],
  [
    'the evening before a vacation',
    '2025-10-17',
    '13:00',
    'Closed now · open again on 27 October from 7:00 am',
  ],
  [
    'the first moment of a vacation',
    '2025-10-18',
    '00:00',
    'Closed: Autumn vacation until 25 October',
  ],
  ['a feast in it', '2025-10-20', '12:00', 'Closed: Autumn vacation until 25 October'],
  [
    'its last day',
    '2025-10-25',
    '23:59:59',
    'Closed today: Autumn vacation · open again on Monday from 7:00 am',
  ],
  ['the Sunday after it', '2025-10-26', '00:00', 'Closed today · open tomorrow from 7:00 am'],
  [
    'a vacation over New Year',
    '2025-12-31',
    '23:59:59',
    'Closed: Winter vacation until 12 January',
  ],
  [
    'a single holiday',
    '2025-04-18',
    '09:00',
    'Closed today: Good Friday · open tomorrow from 7:00 am',
  ],
  ['a holiday on which the school meets', '2025-08-15', '09:00', ''],
  ['the evening before it, when nobody knows', '2025-08-14', '13:00', 'Closed now'],
  ['a function on a Sunday', '2025-09-14', '09:00', ''],
])('says what holds on %s', (_, day, time, line) => {
  expect(lineOf(day, time)).toBe(line);
});

it('is small: each line and each course stands once', () => {
  expect(table.lines).toEqual([...new Set(table.lines)]);
  expect(table.days).toHaveLength(363 * 2);
  expect(JSON.stringify(table).length).toBeLessThan(6000);
});

/** A school that is open from Monday to Friday, and on the first Saturday. */
const opening = `session: { from: 2026-04-01, until: 2026-05-31 }
calendar: /Calendar
pages: [/Fee]
seasons:
  - from: 1 April
    weekdays: { school: 9 am–1:00 pm, office: 9:00 am to 3:30 pm }
    saturdays: { office: 9:00–11:00 am }
closedSaturdays: [2, 3, 4, 5]
`;
const calendar = `${pageHead('/Calendar')}  - kind: calendar
    months:
      - month: 2026-04
        entries: [{ date: 2026-04-14, event: Baisakhi, type: holiday }]
`;
const school = (text = opening) => load({ 'opening.yaml': text, 'pages/calendar.yaml': calendar });

it('follows the Saturdays and the office of another school', () => {
  const { content, lines } = school();
  expect(lines).toEqual([]);
  const own = content!.today!.table;
  const at = (day: string, time: string) => lineAt(own, moment(day, time));
  expect(at('2026-04-03', '14:00')).toBe('School is over · office until 3:30 pm');
  expect(at('2026-04-03', '15:30')).toBe('Closed now · open again on Monday from 9:00 am');
  expect(at('2026-04-04', '08:00')).toBe('No school today · office 9:00 am–11:00 am');
  expect(at('2026-04-11', '08:00')).toBe('Closed today · open again on Monday from 9:00 am');
  // The calendar ends before the session does.
  expect(at('2026-04-30', '08:00')).not.toBe('');
  expect(at('2026-05-01', '08:00')).toBe('');
});

it('says nothing for a school that does not say when it is open', () => {
  const { content } = load();
  const nodes = contentNodes(content!);
  expect(content).not.toHaveProperty('today');
  expect(nodes.find(({ id }) => id === 'content site')?.data).not.toHaveProperty('today');
});

it.each([
  ['hours of no day', '9 am–1:00 pm', '25–26', 'opening.yaml:6:25: "25–26" are no hours of a day'],
  ['an end before the beginning', '9 am–1:00 pm', '9 am–8 am', 'opening.yaml:6:25: "9 am–8 am"'],
  ['a season of no day', '1 April', '31 April', 'opening.yaml:5:11: "31 April" is not a day'],
  [
    'a session that ends before it begins',
    '2026-05-31',
    '2026-03-31',
    'opening.yaml:1:37: "until" is 2026-03-31, and "from" 2026-04-01; write a day that is later',
  ],
  [
    'a page without a calendar',
    'calendar: /Calendar',
    'calendar: /Fee',
    'opening.yaml:2:11: the page /Fee has no calendar; name the page whose block "calendar"',
  ],
  ['no such page', '[/Fee]', '[/Fees]', 'opening.yaml:3:9: no page has the path "/Fees"'],
  ['a sixth Saturday', '[2, 3, 4, 5]', '[6]', 'opening.yaml:8:19: a month has five Saturdays'],
])('tells of %s', (_, part, by, wanted) => {
  expect(school(opening.replace(part, by)).lines).toEqual([
    expect.stringContaining(`content/${wanted}`),
  ]);
});
