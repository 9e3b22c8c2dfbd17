/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { previousSession, type Session } from '../../src/lib/dates/session';

interface Topper {
  class: 'X' | 'XII';
  session: string;
  division: number;
}

const results = parse(readFileSync('content/facts/results.yaml', 'utf8')) as Record<
  'isc' | 'icse',
  string[][]
>;
const toppers = parse(readFileSync('content/service/toppers.yaml', 'utf8')) as Topper[];

describe.each([
  ['isc', 'XII'],
  ['icse', 'X'],
] as const)('the results of %s', (examination, level) => {
  const rows = results[examination];

  it('are of three sessions, one after the other', () => {
    const sessions = rows.map(([session]) => session as Session);
    expect(sessions).toHaveLength(3);
    expect(sessions.slice(1)).toEqual(sessions.slice(0, -1).map(previousSession));
  });

  it('name the best topper of each session as its highest', () => {
    const best = rows.map(([session]) =>
      Math.max(
        ...toppers
          .filter((one) => one.class === level && one.session === session)
          .map(({ division }) => division),
      ),
    );
    expect(rows.map((row) => row.at(-1))).toEqual(best.map((division) => `${division}%`));
  });

  it('add up', () => {
    for (const [, ...figures] of rows) {
      const [appeared = 0, passed = 0, many = 0, average = 0, highest = 0] =
        figures.map(parseFloat);
      expect(passed).toBeLessThanOrEqual(appeared);
      expect(many).toBeLessThanOrEqual(passed);
      expect(average).toBeLessThan(highest);
    }
  });
});
