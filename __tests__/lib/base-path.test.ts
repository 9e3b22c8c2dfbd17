/** @jest-environment node */
import { basePathOf, fullAddress, withBase, withoutBase } from '../../src/lib/base-path';

it.each([
  ['https://school.example', ''],
  ['https://school.example/', ''],
  ['https://office.example/school', '/school'],
  ['https://office.example/a/new/', '/a/new'],
  ['none', ''],
])('a site at %s stands below "%s"', (siteUrl, base) => {
  expect(basePathOf(siteUrl)).toBe(base);
});

it.each([
  ['/', '/school/'],
  ['/Fee#dues', '/school/Fee#dues'],
  ['/schools', '/school/schools'],
  // As people copy it from their browser.
  ['/school/Fee', '/school/Fee'],
  ['/school?q=a', '/school?q=a'],
  ['//elsewhere.example/Fee', '//elsewhere.example/Fee'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['#dues', '#dues'],
  ['Fee', 'Fee'],
  ['tel:+910000000000', 'tel:+910000000000'],
])('%s is %s in the browser', (own, shown) => {
  expect(withBase(own, '/school')).toBe(shown);
  expect(withBase(own, '')).toBe(own);
});

it.each([
  ['/school/Fee', '/Fee'],
  ['/school/', '/'],
  ['/school', '/'],
  ['/school?a=b', '/?a=b'],
  ['/schools', undefined],
  ['/Fee', undefined],
])('%s is %s on the site', (shown, own) => {
  expect(withoutBase(shown, '/school')).toBe(own);
  expect(withoutBase(shown, '')).toBe(shown);
});

it('makes full addresses of its own, placed or not, and leaves those elsewhere', () => {
  const siteUrl = 'https://office.example/school';
  expect(fullAddress(siteUrl, '/papers/a.pdf')).toBe(`${siteUrl}/papers/a.pdf`);
  expect(fullAddress(siteUrl, '/school/papers/a.pdf')).toBe(`${siteUrl}/papers/a.pdf`);
  expect(fullAddress(siteUrl, 'https://drive.example/a')).toBe('https://drive.example/a');
});
