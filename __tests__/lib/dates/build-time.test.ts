/** @jest-environment node */
import { buildTime } from '../../../src/lib/dates/build-time';

it('is now, or what SOURCE_DATE_EPOCH says', () => {
  const before = Date.now();
  expect(buildTime(undefined).getTime()).toBeGreaterThanOrEqual(before);
  expect(buildTime('1795000000').toISOString()).toBe('2026-11-18T11:06:40.000Z');
});

it('will not guess at a time that is none', () => {
  expect(() => buildTime('yesterday')).toThrow('SOURCE_DATE_EPOCH is "yesterday"');
});
