/** @jest-environment node */
import { readYaml } from '../../src/content/read-yaml';
import { itemDoubts } from '../../src/content-service/dataset/item-doubts';
import type { PlainDate } from '../../src/lib/dates/plain-date';

const [january, april] = [1, 4];

function doubtsOf(list: string, text: string, today: PlainDate, firstMonth = april): string[] {
  const { source } = readYaml(`${list}.yaml`, text);
  const kind = { name: list, source, value: source.value, diagnostics: [] };
  return itemDoubts(kind, { today, firstMonth }).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
}

const doubts = (session: string, firstMonth: number, today: PlainDate, more = '') =>
  doubtsOf(
    'toppers',
    `- { name: Tara Joseph, class: X, session: '${session}', division: 97${more} }\n`,
    today,
    firstMonth,
  );

it.each([
  ['2025-2026', april, '2026-05-02'],
  ['2025-26', april, '2026-02-20'],
  ['2024-2025', april, '2026-05-20'],
  ['2026', january, '2026-12-20'],
  ['2025', january, '2026-05-20'],
] as const)('has no doubt of the session %s', (session, firstMonth, today) => {
  expect(doubts(session, firstMonth, today)).toEqual([]);
});

it('doubts a session of one year where they go over two, and the other way round', () => {
  expect(doubts('2026', april, '2026-05-20')).toEqual([
    '1:43: "2026" is a session from January to December, and those of the school begin in another month (site.yaml); write 2025-2026 for results that came out in 2026',
  ]);
  expect(doubts('2025-2026', january, '2026-05-20')).toEqual([
    '1:43: "2025-2026" is a session of two years, and those of the school begin in January (site.yaml); write 2025 or 2026',
  ]);
});

it('has no doubt of results that are written before the day from which they are shown', () => {
  const from = ', publishFrom: 2027-05-12 15:00';
  expect(doubts('2026-2027', april, '2026-11-28', from)).toEqual([]);
  expect(doubts('2026-2027', april, '2026-11-28', ', publishFrom: 2026-11-30')).toHaveLength(1);
});

it('doubts the results of a session that goes on', () => {
  expect(doubts('2026-2027', april, '2026-05-20')).toEqual([
    "1:43: the session 2026-2027 goes on until 31 March 2027, so that its results can't be out; write the session whose examination it was",
  ]);
});

const asked = (time: string) =>
  doubtsOf('events', `- { title: Fair, time: '${time}' }\n`, '2026-11-23');

it.each(['25:00', '8:75', '14:00 pm', '8-30 am', '830', '10 am to 9 am'])(
  'asks about %s, which is no hour of a day',
  (time) => {
    expect(asked(time)).toEqual([
      `1:24: "${time}" is read as no time, and calendar apps get the whole day; write it like 9:00 am, or 9:00 am to 12:30 pm`,
    ]);
  },
);

it.each(['8.30am', '14.00 hrs', '8:30 to 2', '22:00 to 02:00', 'after assembly', 'Period 3'])(
  'takes %s as it stands',
  (time) => {
    expect(asked(time)).toEqual([]);
  },
);

const told = (list: string, ...dates: string[]) =>
  doubtsOf(list, dates.map((date) => `- { date: ${date} }\n`).join(''), '2026-11-23');

it('names what comes out so far ahead that its year is most likely mistyped', () => {
  expect(told('news', '14 November 2026', '1 June 2027', '14 November 2062')).toEqual([
    '3:11: it is not shown before its day, 14 November 2062; check the year',
  ]);
  expect(told('circulars', '14/11/62')).toHaveLength(1);
  expect(told('register', '14 November 2062')).toEqual([]);
});

it('names an event whose year is most likely mistyped', () => {
  expect(told('events', '14 November 2027', '14 November 2062')).toEqual([
    '2:11: its day, 14 November 2062, is more than two years ahead; check the year',
  ]);
});

it('tells of a portrait that is called as the child, of whose name less is shown', () => {
  const text = '- { name: Asha Rani Menon, attachments: [pictures/people/asha-menon.webp] }\n';
  const { source } = readYaml('toppers.yaml', text);
  const kind = { name: 'toppers', source, value: source.value, diagnostics: [] };
  const told = (name: string) =>
    itemDoubts(kind, {
      today: '2026-11-14' as PlainDate,
      firstMonth: april,
      privacy: { toppers: { name } },
    }).map(({ message }) => message);
  expect(told('full')).toEqual([]);
  expect(told('given-and-initial')).toEqual([
    'it is not shown, since its file tells more of the name than "Asha M."; rename the file',
  ]);
});
