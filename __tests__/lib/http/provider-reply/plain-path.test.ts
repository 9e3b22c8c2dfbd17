/** @jest-environment node */
import { encodedPath } from '../../../../src/lib/http/file-url';
import { plainPath } from '../../../../src/lib/http/provider-reply/sent-addresses';

const full = 'api.example/school/api/image/pictures/a%20b.webp';

const base = 'https://api.example/school';

it.each([
  ['papers/a.pdf', 'papers/a.pdf'],
  [' /papers/a.pdf ', 'papers/a.pdf'],
  ['papers/Fee%20Circular%20(1).pdf', 'papers/Fee Circular (1).pdf'],
  ['papers/100% Result.jpg', 'papers/100% Result.jpg'],
  ['papers\\circulars\\j.pdf', 'papers/circulars/j.pdf'],
  ['/api/image/papers/e.pdf', 'papers/e.pdf'],
  [`https://${full}`, 'pictures/a b.webp'],
  [`http://${full}`, 'pictures/a b.webp'],
  ['https://cdn.example/a%20b.webp', 'https://cdn.example/a%20b.webp'],
  ['https://api.example.evil/school/api/image/a', 'https://api.example.evil/school/api/image/a'],
])('knows %s as %s', (sent, plain) => {
  expect(plainPath(sent, base)).toBe(plain);
});

it.each([
  '..\\..\\x.png',
  'a/%2e%2e/b.png',
  'a%2f..%2fb.png',
  'a/%00.png',
  'javascript%3Aalert(1)',
  '%5c%5chost%5cshare',
  '\\\\host\\share',
  '//host/a.png',
  `https://${full}/../../x`,
])('makes nothing usable of %s', (sent) => {
  expect(encodedPath(plainPath(sent, base))).toBeUndefined();
});
