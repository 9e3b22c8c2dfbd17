import { expect, test } from '@playwright/test';
import { browserslist } from '../../package.json';
import { readFloor } from './support/compat/floor';
import { complaintsOf, newerInSite, readExceptions } from './support/compat/newer-in-site';

test('the oldest browsers have what scripts and styles use, or do without', async () => {
  const found = await newerInSite('public', readFloor(browserslist));
  expect(complaintsOf(found, readExceptions())).toEqual([]);
});
