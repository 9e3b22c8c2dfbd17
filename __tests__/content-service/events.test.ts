/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { lists } from '../../src/content-service/dataset/lists';
import type { PlainDate } from '../../src/lib/dates/plain-date';
import { cleanUp, newFolder } from './support/app';

afterAll(cleanUp);

function dataOf(lines: string[], name = 'events') {
  const folder = newFolder();
  writeFileSync(join(folder, `${name}.yaml`), lines.join('\n'));
  return loadDataset(folder);
}

const week =
  '- { title: Sports week, from: 28 November 2026, until: 3 December 2026, description: Six days. }';

it('takes an event without time and place, for several days', () => {
  const [event] = lists['/api/events/All/:code'](dataOf([week]), '2026-11-14');
  expect(event).toMatchObject({ date: '2026-11-28', until: '2026-12-03', time: '', venue: '' });
});

it.each([
  ['2026-12-01', 1],
  ['2026-12-31', 1],
  ['2027-01-01', 0],
] as [PlainDate, number][])(
  'on %s the front page has %i of what ended in December',
  (day, count) => {
    expect(lists['/api/events/:code'](dataOf([week]), day)).toHaveLength(count);
  },
);

it('keeps the next events on the front page after a month of many', () => {
  const written = Array.from(
    { length: 28 },
    (_, index) =>
      `{ title: Day ${index + 1}, date: ${index + 1} November 2026, description: Today. }`,
  );
  const sent = lists['/api/events/:code'](
    dataOf(written.map((event) => `- ${event}`)),
    '2026-11-26',
  );
  expect(sent.map(({ date }) => date.slice(-2))).toEqual([
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
  ]);
});

it('keeps what is over this month on the front page where many events of later months come', () => {
  const written = [
    ...[3, 9].map((day) => `{ title: Past ${day}, date: ${day} November 2026, description: x. }`),
    ...Array.from(
      { length: 20 },
      (_, index) => `{ title: Coming ${index}, date: ${index + 1} December 2026, description: x. }`,
    ),
  ];
  const sent = lists['/api/events/:code'](
    dataOf(written.map((event) => `- ${event}`)),
    '2026-11-26',
  );
  expect(sent).toHaveLength(12);
  expect(sent.slice(0, 3).map(({ title }) => title)).toEqual(['Past 3', 'Past 9', 'Coming 0']);
});

it('gives its last day to the calendar, too', () => {
  const [entry] = lists['/api/Events/all/:code'](dataOf([week]), '2026-11-14');
  expect(entry).toMatchObject({ title: 'Sports week', date: '2026-11-28', until: '2026-12-03' });
  const own = dataOf(
    ['- { title: Summer break, date: 2026-05-20, until: 2026-06-30 }'],
    'calendar',
  );
  expect(lists['/api/Events/all/:code'](own, '2026-11-14')).toMatchObject([
    { date: '2026-05-20', until: '2026-06-30' },
  ]);
});

it.each([
  ['no day', ':1:3: no day; write "date: 14 November 2026", or "from" and "until"'],
  ['date: 2026-12-01, from: 2026-12-02', ':1:64: write either "date" or "from" for the first day'],
  [
    'date: 2026-12-05, until: 2026-12-01',
    ':1:65: it ends before it begins (2026-12-05); exchange the two days',
  ],
  [
    'date: 2026-12-05, until: 2062-12-06',
    ':1:65: it would take 13151 days; check the year of both days',
  ],
  [
    'date: 11–16 December 2026',
    '"11–16 December 2026" is several days; write "from: 11 December 2026" and "until: 16 December 2026"',
  ],
  [
    'date: 30 December to 2nd January 2027',
    'is several days; write "from: 30 December 2026" and "until: 2 January 2027"',
  ],
  [
    'from: 2026-12-01, until: 11 & 12 Dec 2026',
    '"11 & 12 Dec 2026" is several days; write one of them, such as 12 December 2026',
  ],
  [
    'date: 2nd & 5th December 2026',
    '"2nd & 5th December 2026" is several days that do not follow each other; write one of them, and the others as items of their own',
  ],
  [
    "date: '5/12/26, 8/12/26'",
    '"5/12/26, 8/12/26" is several days that do not follow each other; write one of them',
  ],
  [
    "date: '5.12.2026, 6.12.2026'",
    'is several days; write "from: 5 December 2026" and "until: 6 December 2026"',
  ],
  ['date: 16-11 December 2026', '"16-11 December 2026" isn\'t a day; write it like'],
])('tells of days that are wrong: %s', (days, message) => {
  const written = days === 'no day' ? '' : `, ${days}`;
  expect(() => dataOf([`- { title: Fair, description: Stalls.${written} }`])).toThrow(message);
});
