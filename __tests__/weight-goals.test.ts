/** @jest-environment node */
import { scriptGoalOf } from './e2e/support/goals';

it.each([
  ['/', 'live', 40_000],
  ['/News', 'live', 85_000],
  ['/PrincipalMessage', 'live', 85_000],
  ['/Fee', 'static', 0],
  ['/ContactUs', 'form', 0],
] as const)('lets %s, a page of the kind %s, load %d bytes of script', (path, kind, limit) => {
  expect(scriptGoalOf({ path, kind }).limit).toBe(limit);
});
