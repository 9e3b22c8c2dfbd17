/** @jest-environment node */
import { isAllowed, licenceList, productionPackages } from '../../harness/licences/licences';

const packages = productionPackages('package-lock.json');

it('knows what the site is built and served with', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['gatsby', 'react', 'fastify', 'esbuild', 'feed']));
  expect(names).not.toEqual(expect.arrayContaining(['jest']));
  expect(licenceList(packages)).toContain('  MIT\n');
});

it('finds no package under a licence that asks for more than its text', () => {
  expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('"%s" may be used: %s', (licence, may) => {
  expect(isAllowed({ name: 'one', licence })).toBe(may);
});
