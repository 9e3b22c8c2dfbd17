/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { lists } from '../../src/content-service/dataset/lists';
import { cleanUp, newFolder } from './support/app';

afterAll(cleanUp);

const day = '2026-11-14';

function dataOf(text: string, name = 'events') {
  const folder = newFolder();
  writeFileSync(join(folder, `${name}.yaml`), text);
  return loadDataset(folder);
}

const item = (days: string) => `- { title: Fair, description: Stalls, ${days} }`;
const eventOf = (days: string) => lists['/api/events/All/:code'](dataOf(item(days)), day)[0];

it.each([
  ['true', true],
  ['yes', true],
  ['heavy rain', 'heavy rain'],
  ["'Cancelled: heavy rain'", 'heavy rain'],
])('stays in the list when it is cancelled: %s', (written, cancelled) => {
  const event = eventOf(`date: 21 November 2026, cancelled: ${written}`);
  expect(event).toMatchObject({ title: 'Fair', date: '2026-11-21', cancelled });
  // Who has saved it finds it by the same id.
  expect(event?._id).toBe(eventOf('date: 21 November 2026')?._id);
});

it.each(['false', 'no'])('takes place when it says cancelled: %s', (written) => {
  expect(eventOf(`date: 21 November 2026, cancelled: ${written}`)).not.toHaveProperty('cancelled');
});

it.each(['12 December 2026', '12/12/2026', "12th Dec '26", '2026-12-12'])(
  'is listed at its new day and keeps its id, moved from %s',
  (old) => {
    const event = eventOf(`date: 19 December 2026, movedFrom: ${JSON.stringify(old)}`);
    expect(event).toMatchObject({ date: '2026-12-19', movedFrom: '2026-12-12' });
    expect(event?._id).toBe(eventOf('date: 12 December 2026')?._id);
  },
);

it('tells the month calendar of both', () => {
  const data = dataOf(item('date: 19 December 2026, movedFrom: 12 December 2026'));
  const [entry] = lists['/api/Events/all/:code'](data, day);
  expect(entry).toMatchObject({ date: '2026-12-19', movedFrom: '2026-12-12' });
  const own = dataOf('- { title: Unit test, date: 2026-12-01, cancelled: true }', 'calendar');
  expect(lists['/api/Events/all/:code'](own, day)).toMatchObject([
    { title: 'Unit test', date: '2026-12-01', cancelled: true },
  ]);
});

const weekly = 'date: 5 September 2026, repeats: weekly, repeatsUntil: 27 March 2027';

it.each([
  [
    'date: 5 September 2026, repeats: weekly',
    ':1:72: what comes every week needs its last day; write "repeatsUntil: 31 March 2027" too',
  ],
  [
    'from: 5 September 2026, until: 12 September 2026, repeats: weekly, repeatsUntil: 27 March 2027',
    ':1:70: it takes 8 days, and comes again before it ends; write seven days at most',
  ],
  [
    `${weekly}, except: [12 September 2026, 25 December 2026]`,
    ':1:137: 25 December 2026 is a Friday, and it comes on a Saturday; write 19 December 2026, or another Saturday',
  ],
  [
    `${weekly}, except: [3 April 2027]`,
    ':1:118: 3 April 2027 is none of its days, which go from 5 September 2026 to 27 March 2027; write one of them, or leave it out',
  ],
  [
    'from: 7 September 2026, until: 9 September 2026, repeats: weekly, repeatsUntil: 31 March 2027, except: [15 September 2026]',
    '15 September 2026 is not its first day in that week; write 14 September 2026',
  ],
  [
    'date: 5 September 2026, repeats: weekly, repeatsUntil: 12 September 2026, except: [5/9/2026, 12/9/2026]',
    'no day is left; what does not take place says "cancelled: true"',
  ],
  [
    'date: 26 January 2026, repeats: yearly, except: [27 January 2027]',
    '27 January 2027 is none of its days; write 26 January 2027',
  ],
  [
    'date: 26 January 2026, repeats: yearly, except: [26 January 2020]',
    'none of its days, which go from 26 January 2026 on; write one of them, or leave it out',
  ],
  [
    'date: 5 September 2026, except: [5 September 2026]',
    'nothing repeats here; what does not take place says "cancelled: true"',
  ],
  [
    'date: 5 September 2026, repeatsUntil: 27 March 2027',
    'nothing repeats here; write "repeats: yearly" or "repeats: weekly" too',
  ],
  [
    'date: 12 December 2026, movedFrom: 12/12/2026',
    ':1:74: it takes place on that very day; write the old day, and the new one as the day of the item',
  ],
  ['date: 12 December 2026, movedFrom: 12 December', '"12 December" has no year'],
  [
    `${weekly}, movedFrom: 4 September 2026`,
    'only what comes once can be moved; leave its old day out by "except"',
  ],
  [
    'date: 26 January 2026, repeats: yearly, cancelled: heavy rain',
    'it would be cancelled in every year; leave the one day out by "except"',
  ],
  [
    `date: 12 December 2026, cancelled: ${'because it rains '.repeat(8)}`,
    'the reason has 135 characters; write at most 100, and the rest elsewhere',
  ],
  ['date: 12 December 2026, repeats: daily', 'unknown word "daily"; write one of: yearly, weekly'],
])('tells what is wrong with %s', (days, message) => {
  expect(() => dataOf(item(days))).toThrow(message);
});
