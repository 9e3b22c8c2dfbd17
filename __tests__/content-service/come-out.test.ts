/** @jest-environment node */
import { published } from '../../src/content-service/kinds/records';

it('publishes what has come out by a day, that of the day too, the newest first', () => {
  const dates = ['13 November 2026', '14 November 2026', '15 November 2026'];
  const items = dates.map((date) => ({ date }));
  expect(published(items, '2026-11-14').map(({ day }) => day)).toEqual([
    '2026-11-14',
    '2026-11-13',
  ]);
});
