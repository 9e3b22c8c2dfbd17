/** @jest-environment node */
import { toppersOf } from '../../../src/features/toppers/toppers.queries';
import { readTopper } from '../../../src/features/toppers/toppers.schema';
import { readResult, ringOf } from '../../../src/features/toppers/toppers.results';
import { plainRecord } from '../../../src/lib/http/provider-reply/plain-record';
import { remarksOf } from '../../../src/lib/http/reading-report';
import { readList } from '../../../src/lib/http/read-record';

const topper = {
  class: 'X',
  sessionYear: '2025-2026',
  name: 'Asha Rawat',
  division: 98,
  attachments: [],
};
const read = (changed: object) => readTopper(plainRecord({ ...topper, ...changed }, ''));

it.each([
  ['X', 'X'],
  ['x ', 'X'],
  ['10', 'X'],
  [10, 'X'],
  ['10th', 'X'],
  ['Class X', 'X'],
  ['X-A', 'X'],
  ['ICSE', 'X'],
  ['XII', 'XII'],
  ['12', 'XII'],
  [12, 'XII'],
  ['XII Science', 'XII'],
  ['XII-B (Commerce)', 'XII'],
  ['Std. 12', 'XII'],
  ['10+2', 'XII'],
  ['+2', 'XII'],
  ['Xth', 'X'],
  ['XIIth Commerce', 'XII'],
  ['class ten', 'X'],
  ['१२', 'XII'],
  ['ISC', 'XII'],
  ['XB', 'X'],
  ['XIIA', 'XII'],
])('takes the class %p for %s', (written, known) => {
  expect(read({ class: written })?.class).toBe(known);
});

it.each(['XI', 'IX', 'Class 9', '', null, {}])(
  'knows no examination of the class %p',
  (written) => {
    expect(read({ class: written })).toBeUndefined();
  },
);

it.each([
  ['2025-26', '2025-2026'],
  ['2025 - 26', '2025-2026'],
  ['Session 2025-26', '2025-2026'],
  ['AY 2025–2026', '2025-2026'],
  [2025, '2025'],
  ['25-26', '2025-2026'],
  ['99-00', '1999-2000'],
  ['2025_26', '2025-2026'],
  ['2025 to 2026', '2025-2026'],
  ['2025-’26', '2025-2026'],
  ['2025-6', '2025-2026'],
  ['२०२५-२६', '2025-2026'],
])('takes the session %p for %s', (written, session) => {
  expect(read({ sessionYear: written })?.session).toBe(session);
});

it.each(['FY2026', 'Mar 2026'])('knows no session %p, and says so', (sessionYear) => {
  const record = plainRecord({ ...topper, sessionYear }, '');
  expect(readTopper(record)).toBeUndefined();
  expect(remarksOf([record], readTopper)).toEqual([
    { kind: 'record', field: 'sessionYear', record: 1, value: sessionYear },
  ]);
});

it.each([
  [98, '98%', 98],
  ['98.5', '98.5%', 98.5],
  ['99.25 %', '99.25%', 99.25],
  ['97.4% (Best of 4)', '97.4%', 97.4],
  ['1st (93%)', '93%', 93],
  ['95.2 per cent', '95.2%', 95.2],
  ['496/500', '99.2%', 99.2],
  ['98.6/100%', '98.6%', 98.6],
  ['98.6 / 100 %', '98.6%', 98.6],
  ['496 out of 500', '99.2%', 99.2],
  [100, '100%', 100],
  ['97,25%', '97.25%', 97.25],
  ['97·25 %', '97.25%', 97.25],
  ['९८.५%', '98.5%', 98.5],
  ['۹۸٫۵٪', '98.5%', 98.5],
  ['᱙᱘.᱕%', '98.5%', 98.5],
  [0.985, '98.5%', 98.5],
  ['98. 6%', '98.6%', 98.6],
  ['98 .6 %', '98.6%', 98.6],
  [98.60000000000001, '98.6%', 98.6],
  ['98.60000000000001%', '98.6%', 98.6],
  ['97.375%', '97.375%', 97.375],
  ['98.60 (BO4)', '98.6%', 98.6],
  ['Best of 4: 98.6', '98.6%', 98.6],
  ['98.6 in BO4', '98.6%', 98.6],
  ['९८.६ प्रतिशत', '98.6%', 98.6],
])('reads %p as %s', (division, result, percent) => {
  expect(readResult(division)).toEqual({ result, score: percent, percent });
});

it.each([
  ['1,200 marks', '1,200 marks', undefined],
  ['99.6 percentile', '99.6 percentile', undefined],
  ['99.6%ile', '99.6%ile', undefined],
  ['10 CGPA', '10 CGPA', 10],
  ['CGPA 9.8', 'CGPA 9.8', 9.8],
  ['10/10', '10/10', 10],
  [10, '10', 10],
  ['485', '485', 485],
  ['First division', 'First division', undefined],
  ['A1', 'A1', undefined],
  ['Rank 12', 'Rank 12', undefined],
  ['-5', '-5', undefined],
  ['600/500', '600/500', undefined],
  ['4,95/500', '4,95/500', 4.95],
  ['', '', undefined],
  [null, '', undefined],
  [{}, '', undefined],
])('shows %p as it is written, and as no per cent', (division, result, score) => {
  expect(readResult(division)).toEqual({ result, score, percent: undefined });
});

it('reads long nonsense as fast as anything else', () => {
  expect(readResult(`1${' '.repeat(40_000)}x`).score).toBeUndefined();
  expect(readResult('9'.repeat(40_000)).score).toBeUndefined();
});

it('closes the ring as far as is known', () => {
  expect(ringOf(readResult('97.4%'))).toBe(97.4);
  expect(ringOf(readResult('10 CGPA'))).toBe(100);
  expect(ringOf(readResult('First'))).toBeUndefined();
});

it('ranks per cent and marks together, grade points below and words last', () => {
  const divisions = ['10 CGPA', 'First division', '97.4% (Best of 4)', '496/500', '9.8 CGPA', 98];
  const records = divisions.map((division) => ({ ...topper, name: `Pupil ${division}`, division }));
  const results = toppersOf.X(readList(records, readTopper)).map(({ result }) => result);
  expect(results).toEqual(['99.2%', '98%', '97.4%', '10 CGPA', '9.8 CGPA', 'First division']);
});

it('shows every topper that a provider sends in its own words', () => {
  const sent = [
    {
      _id: 'p1',
      class: 'XII',
      sessionYear: '2025-2026',
      name: 'Asha Rawat',
      division: '97.4% (Best of 4)',
      stream: 'Science',
      attachments: [],
    },
    {
      _id: 'p2',
      class: 'XII Science',
      sessionYear: '2025-26',
      name: 'Bina Das',
      division: '496/500',
      stream: '',
      attachments: [],
    },
    {
      _id: 'p5',
      class: 'Class X',
      sessionYear: '2025-2026',
      name: 'Esha &amp; Farid',
      division: '98.2',
      attachments: null,
    },
    {
      _id: 'p8',
      class: 'X',
      sessionYear: 'Session 2025-26',
      name: 'Indu Sen',
      division: '95%',
      attachments: [],
    },
  ];
  const toppers = readList(
    sent.map((one) => plainRecord(one, '')),
    readTopper,
  );
  expect(toppers.map(({ name }) => name)).toEqual([
    'Asha Rawat',
    'Bina Das',
    'Esha & Farid',
    'Indu Sen',
  ]);
  expect(new Set(toppers.map(({ session }) => session))).toEqual(new Set(['2025-2026']));
});
