/** @jest-environment node */
import { findStale } from '../../../src/cli/content-stale/find-stale';

jest.setTimeout(60_000);

const foundOn = (day: string) =>
  findStale('content', Date.parse(`${day}T00:00+05:30`))
    .filter(({ file }) => file.endsWith('disclosure.yaml'))
    .map(({ owner, name, why }) => [owner, name, why].join(', '));

it('finds the sample’s documents in order when they were reviewed, and what expires later', () => {
  expect(foundOn('2026-11-23')).toEqual([]);
  expect(foundOn('2027-04-01')).toContain('School office, Fire safety, expired');
});
