/** @jest-environment node */
import { load, pageHead, removeContent } from '../content/content-folder';

afterAll(removeContent);

/** A calendar of which the first month begins on line 9. */
const calendar = (months: string) =>
  load({ 'pages/a.yaml': `${pageHead('/A')}  - kind: calendar\n    months:\n${months}` });

const april = (...entries: string[]) =>
  calendar(
    `      - month: 2025-04\n        entries:\n${entries.map((entry) => `          - ${entry}\n`).join('')}`,
  ).lines;

it('computes weekdays and puts entries in order', () => {
  const { content, lines } = calendar(`      - month: 2025-04
        entries:
          - { date: 2025-04-18, event: Good Friday, type: holiday }
          - { date: 2025-04-01, weekday: Tuesday, event: The session begins }
`);
  expect(lines).toEqual([]);
  expect(content?.pages[0]?.blocks[0]).toMatchObject({
    months: [
      {
        title: 'April 2025',
        id: 'april-2025',
        entries: [
          { from: '2025-04-01', weekday: 'Tuesday', event: 'The session begins' },
          { from: '2025-04-18', weekday: 'Friday', event: 'Good Friday', type: 'holiday' },
        ],
      },
    ],
  });
});

it('lets a stretch stand in each month that it runs through', () => {
  const stretch = '- { from: 2025-03-28, to: 2025-05-02, event: Works }';
  const { lines } = calendar(
    ['2025-03', '2025-04', '2025-05']
      .map((month) => `      - month: ${month}\n        entries:\n          ${stretch}\n`)
      .join(''),
  );
  expect(lines).toEqual([]);
});

it.each([
  [
    'date: 2025-04-01, weekday: Monday',
    '2025-04-01 is a Tuesday, not "Monday"; correct it or leave "weekday" out',
    42,
  ],
  ['date: 2025-05-01', '2025-05-01 is outside 2025-04; move the entry to its own month', 21],
  ['date: 2025-04-31', 'there is no such day as 2025-04-31', 21],
  [
    'from: 2025-04-10, to: 2025-04-09',
    'the stretch ends before it begins (2025-04-10); exchange "from" and "to"',
    37,
  ],
  [
    'from: 2025-04-10, to: 2052-04-11',
    'the stretch would take 9864 days; check the year of both days',
    37,
  ],
  [
    'from: 2025-04-10',
    'a stretch needs its last day too; add "to", or write "date" for a single day',
    21,
  ],
  ['to: 2025-04-10', 'a stretch needs its first day too; add "from"', 19],
  ['date: 2025-04-01, to: 2025-04-10', 'write either "date", or "from" and "to"', 21],
  ['type: exam', 'no day; write "date: 2025-04-01", or "from" and "to"', 13],
])('refuses an entry with %s', (days, message, column) => {
  expect(april(`{ ${days}, event: x }`)).toEqual([`content/pages/a.yaml:11:${column}: ${message}`]);
});

it('keeps its months in order, each once', () => {
  const entry = (month: string) =>
    `      - month: ${month}\n        entries: [{ date: ${month}-01, event: x }]\n`;
  expect(calendar(['2025-04', '2025-04', '2025-03'].map(entry).join('')).lines).toEqual([
    'content/pages/a.yaml:11:16: 2025-04 stands twice; put months in order',
    'content/pages/a.yaml:13:16: 2025-03 comes before 2025-04; put months in order',
  ]);
  expect(
    calendar(
      `      - month: April\n        entries: [{ date: 2025-04-01, event: x }]\n${entry('2025-03')}`,
    ).lines,
  ).toEqual([
    'content/pages/a.yaml:9:16: "April" is not a month; write year and month like 2025-04',
  ]);
});
