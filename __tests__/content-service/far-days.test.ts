/** @jest-environment node */
import { readYaml } from '../../src/content/read-yaml';
import { farDays } from '../../src/content-service/dataset/far-days';

const told = (name: string, ...dates: string[]) => {
  const { source } = readYaml(
    `${name}.yaml`,
    dates.map((date) => `- { date: ${date} }\n`).join(''),
  );
  const kind = { name, source, value: dates.map((date) => ({ date })), diagnostics: [] };
  return farDays(kind, '2026-11-23').map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
};

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
