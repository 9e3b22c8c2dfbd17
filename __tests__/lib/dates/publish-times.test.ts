/** @jest-environment node */
import {
  formatPublishTime,
  parsePublishTime,
  publishState,
  publishTimes,
} from '../../../src/lib/dates/publish-times';

const at = (instant: string) => Date.parse(instant);

it('begins with a day at school, or at a minute of its clock', () => {
  expect(publishTimes({ publishFrom: '2026-12-01' })).toEqual({
    from: at('2026-11-30T18:30:00Z'),
  });
  expect(publishTimes({ publishFrom: '2026-12-01 08:15' })).toEqual({
    from: at('2026-12-01T02:45:00Z'),
  });
});

it('ends with the last moment of a day, or as a minute begins', () => {
  expect(publishTimes({ publishUntil: '2026-12-15' })).toEqual({
    until: at('2026-12-15T18:30:00Z'),
  });
  expect(publishTimes({ publishUntil: '2026-12-15 14:00' })).toEqual({
    until: at('2026-12-15T08:30:00Z'),
  });
});

it('is there from its first moment on, and gone at its end', () => {
  const times = publishTimes({ publishFrom: '2026-12-01', publishUntil: '2026-12-15 14:00' });
  const states = [
    '2026-11-30T23:59:59+05:30',
    '2026-12-01T00:00:00+05:30',
    '2026-12-15T13:59:59+05:30',
    '2026-12-15T14:00:00+05:30',
  ].map((instant) => publishState(times, at(instant)));
  expect(states).toEqual(['coming', 'published', 'published', 'ended']);
  expect(publishState({}, 0)).toBe('published');
});

it.each([
  '2026-02-30',
  '2026-12-01 24:00',
  '2026-12-01 8:00',
  '2026-12-01T08:00',
  'soon',
  20261201,
])('does not take %s for a time', (written) => expect(parsePublishTime(written)).toBeUndefined());

it('writes a time for reading', () => {
  expect(['2026-12-01', '2026-12-01 08:00'].map(formatPublishTime)).toEqual([
    '1 Dec 2026',
    '1 Dec 2026, 08:00',
  ]);
});
