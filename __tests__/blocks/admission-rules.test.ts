/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  type ClassAges,
  classFor,
  dayOfAge,
  openStreams,
  type StreamRule,
} from '../../src/blocks/admission-finder/admission-rules';
import { ageWords, streamWords } from '../../src/blocks/admission-finder/answer-words';
import type { PlainDate } from '../../src/lib/dates/plain-date';

const { ages, streams } = parse(readFileSync('content/facts/admission.yaml', 'utf8')) as {
  ages: ClassAges[];
  streams: StreamRule[];
};
const day = '2027-04-01';

describe('the class for a date of birth, on 1 April 2027', () => {
  it.each<[string, PlainDate, object]>([
    ['three years on the very day', '2024-04-01', { kind: 'fits', class: 'Playgroup' }],
    ['a day too young', '2024-04-02', { kind: 'younger', class: 'Playgroup', years: 1 }],
    ['three and a half on the very day', '2023-10-01', { kind: 'fits', class: 'Playgroup' }],
    [
      'a day more than three and a half',
      '2023-09-30',
      { kind: 'between', older: 'Playgroup', younger: 'Nursery' },
    ],
    [
      'a day less than four',
      '2023-04-02',
      { kind: 'between', older: 'Playgroup', younger: 'Nursery' },
    ],
    ['four on the very day', '2023-04-01', { kind: 'fits', class: 'Nursery' }],
    ['five and a half on the very day', '2021-10-01', { kind: 'fits', class: 'Preparatory' }],
    ['six and a half on the very day', '2020-10-01', { kind: 'fits', class: 'Class I' }],
    ['a day more than six and a half', '2020-09-30', { kind: 'older', class: 'Class I' }],
    ['two years too young', '2026-01-31', { kind: 'younger', class: 'Playgroup', years: 2 }],
  ])('%s', (_, birth, answer) => {
    expect(classFor(ages, birth, day)).toEqual(answer);
  });

  it('gives every class of the table from its first age to its last', () => {
    for (const { class: name, from, to } of ages) {
      for (const years of [from, (from + to) / 2, to]) {
        const birth = dayOfAge(day, -years * 12);
        expect([name, years, classFor(ages, birth, day)]).toEqual([
          name,
          years,
          { kind: 'fits', class: name },
        ]);
      }
    }
  });

  it('counts whole months from a day that a month does not have', () => {
    expect(dayOfAge('2024-02-29', 36)).toBe('2027-02-28');
    expect(dayOfAge('2023-08-31', 42)).toBe('2027-02-28');
  });
});

describe('the streams for marks', () => {
  const open = (marks: Record<string, number>) =>
    openStreams(streams, new Map(Object.entries(marks))).map((answer) => answer.open);

  it.each([
    [80, 80, true, true],
    [84, 76, true, false],
    [79, 80, false, true],
    [79.5, 79.5, false, false],
    [79, 81, true, true],
    [80, 79.9, false, false],
    [100, 79.5, true, false],
  ])('Mathematics %d, English %d', (Mathematics, English, science, other) => {
    expect(open({ Mathematics, English })).toEqual([science, other]);
  });

  it('stay unsettled as long as a mark is unknown', () => {
    const answers = openStreams(streams, new Map([['English', 80]]));
    expect(answers).toEqual([
      { stream: 'Science', open: false },
      { stream: 'Commerce', open: true, average: 80 },
    ]);
  });

  it('are told with what is missing, and never rounded up to it', () => {
    const words = (Mathematics: number, English: number) =>
      openStreams(streams, new Map(Object.entries({ Mathematics, English })))
        .slice(0, 1)
        .map((answer) => streamWords(streams[0]!, answer))[0];
    expect(words(84, 76)).toBe(
      'Science is open: it asks for an average of 80% in Mathematics and English, and these marks give 80%.',
    );
    expect(words(79, 80)).toMatch(/these marks give 79.5%, so 0.5% are still missing/);
    expect(words(79.99, 79.99)).toMatch(/these marks give 79.9%, so 0.1% are still missing/);
  });
});

it('never refuses in words', () => {
  const births: PlainDate[] = ['2026-01-01', '2024-01-01', '2023-08-01', '2010-01-01'];
  const answers = births.map((birth) => {
    const answer = classFor(ages, birth, day);
    return answer ? ageWords(answer, ages, '2027-2028', day) : '';
  });
  expect(answers[0]).toMatch(
    /^Playgroup is for ages 3–3.5 on 1 Apr 2027. .* will be 3 when the session 2029-2030 begins/,
  );
  expect(answers[1]).toMatch(/^For the session 2027-2028 the class is Playgroup/);
  expect(answers[2]).toMatch(/may be offered a place in the next class; please ask the office/);
  expect(answers[3]).toMatch(/Please ask the office which class it is/);
  expect(answers.join(' ')).not.toMatch(/not (admitted|eligible|possible)|refus|reject|cannot/i);
});
