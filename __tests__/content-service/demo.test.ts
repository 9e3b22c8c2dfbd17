/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dataset, loadDataset } from '../../src/content-service/dataset/dataset';
import { lists } from '../../src/content-service/dataset/lists';
import { weekdayOf, type PlainDate } from '../../src/lib/dates/plain-date';
import { cleanUp, newFolder } from './support/app';

afterAll(cleanUp);

const texts = {
  news: '- { title: Rain, date: 2 July 2026, description: It rains. }\n- { title: Old, date: 2 July 2024, description: It rained. }',
  events:
    '- { title: Fair, date: 10 October 2026, description: Stalls. }\n- { title: Republic Day, date: 26 January 2026, repeats: yearly, description: Flag. }',
  toppers:
    '- { name: Tara Joseph, class: XII, session: 2025-2026, division: 98.5 }\n- { name: Imran Qazi, class: X, session: 2025-26, division: 97.2 }',
};
const demo = 'demo: true\nwrittenFor: 2026-11-14';

function dataOf(files: Record<string, string>) {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.yaml`), text);
  return loadDataset(folder);
}

const newsOn = (day: PlainDate, data = dataOf({ ...texts, demo })) =>
  lists['/api/news/all/:code'](data, day).map(({ fromDate }) => fromDate);
const sessionsOn = (day: PlainDate, data = dataOf(texts)) =>
  lists['/api/topper/all/:code'](data, day).map(({ sessionYear }) => sessionYear);

it.each(['2026-05-02', '2026-05-20', '2027-05-14', '2027-05-15', '2031-01-01'] as const)(
  'leaves a school’s toppers the session that was written, on %s',
  (day) => {
    expect(sessionsOn(day)).toEqual(['2025-2026', '2025-2026']);
  },
);

it('leaves a school’s news their days', () => {
  expect(newsOn('2031-07-10', dataOf(texts))).toEqual(['2026-07-02', '2024-07-02']);
});

it('moves nothing of a sample on the day for which it was written', () => {
  expect(newsOn('2026-11-14')).toEqual(['2026-07-02', '2024-07-02']);
  expect(sessionsOn('2026-11-14', dataOf({ ...texts, demo }))).toEqual(['2025-2026', '2025-2026']);
});

it.each(['2024-03-01', '2027-06-29', '2027-07-02', '2031-12-31', '2044-02-29'] as const)(
  'keeps a sample young on %s: as old as it was, on the same weekdays',
  (day) => {
    const moved = newsOn(day);
    expect(moved.map((date) => weekdayOf(date as PlainDate))).toEqual(
      ['2026-07-02', '2024-07-02'].map((date) => weekdayOf(date as PlainDate)),
    );
    const years = moved.map((date) => (Date.parse(day) - Date.parse(date)) / (365.25 * 86_400_000));
    expect(years.map(Math.floor)).toEqual([0, 2]);
  },
);

it('moves the sessions of a sample on the day of the results', () => {
  const data = dataOf({ ...texts, demo });
  expect(new Set(sessionsOn('2027-05-14', data))).toEqual(new Set(['2025-2026']));
  expect(new Set(sessionsOn('2027-05-15', data))).toEqual(new Set(['2026-2027']));
  expect(new Set(sessionsOn('2025-04-01', data))).toEqual(new Set(['2023-2024']));
});

it('has the events of a sample around the day, and what repeats on its own day', () => {
  const eventsOn = (day: PlainDate) =>
    lists['/api/events/All/:code'](dataOf({ ...texts, demo }), day).map(({ date }) => date);
  expect(eventsOn('2026-11-14')).toEqual(['2026-01-26', '2026-10-10', '2027-01-26']);
  expect(eventsOn('2030-11-14')).toEqual(['2030-01-26', '2030-10-12', '2031-01-26']);
  expect(eventsOn('2024-11-14')).toEqual(['2024-01-26', '2024-10-12', '2025-01-26']);
});

it('moves what is left out of a week, and where it ends, by as many days as the weeks', () => {
  const events = `- { title: Club, description: Chess., date: 5 September 2026, repeats: weekly,
    repeatsUntil: 3 October 2026, except: [19 September 2026, 26 September 2026] }`;
  const on = (day: PlainDate) =>
    lists['/api/events/All/:code'](dataOf({ events, demo }), day).map(({ date }) => date);
  expect(on('2026-11-14')).toEqual(['2026-09-05', '2026-09-12', '2026-10-03']);
  expect(on('2029-11-14')).toEqual(['2029-09-08', '2029-09-15', '2029-10-06']);
  expect(on('2024-11-14')).toEqual(['2024-09-07', '2024-09-14', '2024-10-05']);
});

it('moves the old day of an event with it, and the end of what comes every year', () => {
  const events = `- { title: Fair, description: Stalls., date: 10 October 2026, movedFrom: 3 October 2026 }
- { title: Republic Day, description: Flag., date: 26 January 2026, repeats: yearly, repeatsUntil: 31 March 2026 }`;
  const on = (day: PlainDate) =>
    lists['/api/events/All/:code'](dataOf({ events, demo }), day).map(({ date, movedFrom }) =>
      [date, movedFrom].join(),
    );
  expect(on('2026-11-14')).toEqual(['2026-01-26,', '2026-10-10,2026-10-03']);
  expect(on('2030-11-14')).toEqual(['2030-01-26,', '2030-10-12,2030-10-05']);
});

it.each([
  [
    'news',
    'date: 6 April',
    '"6 April" has no year; write the day it was or will be, like 6 April 2026',
  ],
  [
    'events',
    'date: 6 April',
    '"6 April" has no year; write the day it was or will be, like 6 April 2026; what comes every year says "repeats: yearly" too',
  ],
  [
    'events',
    'date: 28 March 2027, until: 7 April',
    '"7 April" has no year; write the day it was or will be, like 7 April 2027',
  ],
  [
    'events',
    'date: 30 December 2026, until: 2 January',
    '"2 January" has no year; write the day it was or will be, like 2 January 2027',
  ],
  [
    'events',
    'date: 5/4/2026 to 6/4/2026',
    '"5/4/2026 to 6/4/2026" is several days; write "from: 5 April 2026" and "until: 6 April 2026"',
  ],
  [
    'events',
    'date: second Saturday of May',
    '"second Saturday of May" isn\'t a day; write it like 14 November 2026, 14/11/2026 or 2026-11-14',
  ],
  [
    'events',
    'date: 29 February 2028, repeats: yearly',
    'most years have no 29 February; write 28 February or 1 March',
  ],
  [
    'events',
    'date: 6 April 2026, repeatsUntil: 6 April 2028',
    'nothing repeats here; write "repeats: yearly" or "repeats: weekly" too',
  ],
  ['events', 'date: 6 April 2026, repeats: monthly', 'unknown word "monthly"'],
])('tells what is wrong in %s with %s', (list, days, message) => {
  expect(() => dataOf({ [list]: `- { title: A, description: B., ${days} }` })).toThrow(message);
});

const naming = {
  news: '- { title: Session 2026-2027 begins, date: 3 April 2026, description: After 2025-2026. }',
  events:
    '- { title: Welcome to 2026-2027, date: 6 April 2026, description: On 2026-04-06. }\n- { title: Roll 1000-1002, date: 6 April 2026, description: Seats. }',
  highlights: '- { title: Registration for session 2027-2028 }',
  notifications: '- { title: Forms, description: For 2027-2028. }',
  registrations: '- { title: Online for 2027-2028, url: https://a.example }',
};

/** The texts of every list that names a session, as sent on a day. */
function textsOn(day: PlainDate, data: Dataset): string[] {
  const sent: readonly { title: string; description?: string; desc?: string }[] = [
    ...lists['/api/news/all/:code'](data, day),
    ...lists['/api/events/All/:code'](data, day),
    ...lists['/api/highlight/:code'](data, day),
    ...lists['/api/notification/:code'](data, day),
    ...lists['/api/onlineRegistration/:code'](data, day),
  ];
  return sent
    .flatMap(({ title, description = '', desc = '' }) => [title, description, desc])
    .filter(Boolean);
}

const asWritten = [
  'Session 2026-2027 begins',
  'After 2025-2026.',
  'Welcome to 2026-2027',
  'On 2026-04-06.',
  'Roll 1000-1002',
  'Seats.',
  'Registration for session 2027-2028',
  'Forms',
  'For 2027-2028.',
  'Online for 2027-2028',
];

it('leaves a school’s texts the sessions that they name', () => {
  expect(textsOn('2031-11-14', dataOf(naming))).toEqual(asWritten);
});

it('moves the sessions that a sample’s texts name with their records', () => {
  const data = dataOf({ ...naming, demo });
  expect(textsOn('2026-11-14', data)).toEqual(asWritten);
  // The event is that of the session to come by then.
  expect(textsOn('2027-03-31', data)).toEqual(
    asWritten.map((text) => text.replace('to 2026-2027', 'to 2027-2028')),
  );
  expect(textsOn('2028-04-15', data)).toEqual([
    'Session 2028-2029 begins',
    'After 2027-2028.',
    'Welcome to 2028-2029',
    'On 2026-04-06.',
    'Roll 1000-1002',
    'Seats.',
    'Registration for session 2029-2030',
    'Forms',
    'For 2029-2030.',
    'Online for 2029-2030',
  ]);
});

it.each([
  [
    'news',
    '- title: A\n  date: 6 April 2026\n  description: Of {session}, and {nextSession}.\n',
    3,
    19,
  ],
  ['highlights', "- title: 'Forms for {nextSession}'\n", 1, 21],
  ['testimonials', '- { title: A, name: B, designation: C, batch: "{lastSession}" }\n', 1, 48],
])('tells of a word in %s that nothing takes the place of', (list, text, line, column) => {
  const word = /\{\w+\}/.exec(text)?.[0] ?? '';
  expect(() => dataOf({ [list]: text })).toThrow(
    `${list}.yaml:${line}:${column}: "${word}" would be shown as it stands; write the session itself, such as 2026-2027`,
  );
});

it('tells what is wrong with a session', () => {
  const text = '- { name: A, class: X, session: 2025-2027, division: 90 }';
  expect(() => dataOf({ toppers: text })).toThrow(
    ':1:33: "2025-2027" is not a session; write it like 2025-2026, or 2025 where it goes from January to December',
  );
  expect(() => dataOf({ toppers: text.replace('session: 2025-2027', 'sessionsAgo: 0') })).toThrow(
    'unknown key "sessionsAgo"; did you mean "session"?',
  );
});
