/** @jest-environment node */
import { scriptGoalOf, scriptLimitOf } from '../../../harness/bench/goals';
import { routes } from '../../e2e/support/routes';

it('holds every page of the site to its goal, but for the letters', () => {
  const looser = routes.filter((route) => scriptLimitOf(route) > scriptGoalOf(route).limit);
  expect(looser.map(({ title }) => title)).toEqual([
    "Manager's Message",
    "Principal's Message",
    "Vice Principal's Message",
    "Head Mistress's Message",
  ]);
});

it.each([
  ['/', 'live', 120_000],
  ['/News', 'live', 105_000],
  ['/Fee', 'static', 0],
  ['/ContactUs', 'form', 0],
] as const)('lets %s, a page of the kind %s, load %d bytes of script', (path, kind, limit) => {
  expect(scriptLimitOf({ path, kind })).toBe(limit);
});
