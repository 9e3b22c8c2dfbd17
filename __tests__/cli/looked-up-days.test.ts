/** @jest-environment node */
import { isLookedUp } from '../../src/cli/content-rollover/move-days';

it.each([
  ['Pongal', true],
  ['Diwali break', true],
  ['Durga Puja Vacation', true],
  ['Christmas and New Year holidays', true],
  ['Winter Break', false],
  ['Mid-term holidays', false],
  ['Vacation', false],
  ['ग्रीष्मावकाश', false],
])('has a holiday of several days looked up unless it is of a season: %s', (event, isLooked) => {
  expect(isLookedUp({ from: '2026-01-14', to: '2026-01-16', event })).toBe(isLooked);
});
