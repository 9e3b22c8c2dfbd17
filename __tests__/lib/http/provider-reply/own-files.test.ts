import { plainPath } from '../../../../src/lib/http/provider-reply/sent-addresses';

const { origin } = window.location;

it.each([
  [`${origin}/school/api/image/papers/a%20b.pdf`, 'papers/a b.pdf'],
  ['/school/api/image/papers/a.pdf', 'papers/a.pdf'],
  ['/api/image/papers/a.pdf', 'papers/a.pdf'],
  ['papers/a.pdf', 'papers/a.pdf'],
  // Of another site on the same host.
  [`${origin}/api/image/papers/a.pdf`, `${origin}/api/image/papers/a.pdf`],
  [`${origin}/other/api/image/papers/a.pdf`, `${origin}/other/api/image/papers/a.pdf`],
  [`${origin}/school/papers/a.pdf`, `${origin}/school/papers/a.pdf`],
])('below a path %s is %s', (sent, plain) => {
  expect(plainPath(sent, '/school')).toBe(plain);
});

it.each([
  [`${origin}/api/image/papers/a.pdf`, 'papers/a.pdf'],
  ['/school/api/image/papers/a.pdf', 'school/api/image/papers/a.pdf'],
])('at the root %s is %s', (sent, plain) => {
  expect(plainPath(sent, '')).toBe(plain);
});
