import { linkAttributes } from '../../src/components/link/link-attributes';
import { routingStrategyOf } from '../../src/build/offline/routing-strategy';
import { sharedAddress } from '../../src/lib/http/item-address';
import { fileUrl } from '../../src/lib/http/file-url';
import { checkedMarkup } from '../../src/lib/http/sanitize/markup';

afterEach(() => {
  delete process.env.GATSBY_BASE;
});

/** What scripts make of addresses at the root, and below a path. */
const made = () => [
  linkAttributes('/Fee').href,
  fileUrl('papers/a.pdf'),
  sharedAddress('/Gallery', '/SubGallery', 'play'),
  checkedMarkup('<a href="/Fee">Fee</a><a href="https://a.example/">a</a>'),
];

it('leads to addresses of the site below its path', () => {
  const rel = 'rel="noopener noreferrer"';
  const elsewhere = `<a href="https://a.example/" ${rel}>a</a>`;
  expect(made()).toEqual([
    '/Fee',
    '/api/image/papers/a.pdf',
    '/Gallery/play',
    `<a href="/Fee" ${rel}>Fee</a>${elsewhere}`,
  ]);
  process.env.GATSBY_BASE = '/school';
  expect(made()).toEqual([
    '/school/Fee',
    '/school/api/image/papers/a.pdf',
    // Shared from the page, which places it.
    '/Gallery/play',
    `<a href="/school/Fee" ${rel}>Fee</a>${elsewhere}`,
  ]);
});

it.each([
  ['/school/Fee', 'page'],
  ['/school/api/news/all/A', 'network-only'],
  ['/school/papers/a.pdf', 'network-only'],
  ['/school/static/a/b/c.webp', 'picture'],
  ['/school/app-0123456789ab.js', 'cache-first'],
  ['/school/search.json', 'network-first'],
  // Another site of the same host.
  ['/other/search.json', 'network-only'],
])('the worker takes %s for %s', (path, strategy) => {
  process.env.GATSBY_BASE = '/school';
  const isPage = strategy === 'page';
  const asked = {
    method: 'GET',
    mode: isPage ? 'navigate' : 'no-cors',
    destination: isPage ? 'document' : '',
    url: `https://a.example${path}`,
  };
  expect(routingStrategyOf(asked, 'https://a.example', [])).toBe(strategy);
});
