/** @jest-environment node */
import { apacheRules } from '../../../src/build/hosting/apache-rules';
import { fileAt, movedPage } from '../../../src/content/redirects';
import { hostRules } from '../../../src/build/hosting/host-rules';
import { nginxRules } from '../../../src/build/hosting/nginx-rules';
import { redirectRules } from '../../../src/build/hosting/redirect-rules';

const item = '/News?year=all&q=100%25%20fun%20%26%20games';
const redirects = {
  moved: [
    { from: '/index.php?page_id=12', to: '/Fee' },
    { from: '/?p=7', to: '/Fee' },
    { from: '/Fee%20Structure.html', to: '/Fee' },
    { from: '/wp-content/Fees.pdf', to: '/papers/fees 2026.pdf' },
    { from: '/page.php/42', to: '/Fee' },
    { from: '/2023/06/fair', to: item },
    { from: '/?p=8', to: item },
    { from: '/search.php?q=शुल्क', to: '/Fee' },
    { from: '/bus.pdf', to: '/papers/bus $1.pdf' },
    { from: '/id.html', to: 'https://other.example/a;id=1' },
  ],
  gone: ['/index.php?page_id=9'],
};
const rules = hostRules([{ path: '/Fee', html: '' }], { frameOrigins: [] }, redirects);

/** An answer of a host, as '301 /Fee' or '410'. */
type Ask = (path: string, query?: string) => string | undefined;

/** Reads the include as nginx does: conditions of the server first, then locations of decoded paths. */
const nginx: Ask = (path, query = '') => {
  const text = nginxRules(rules);
  const asked = query ? `${path}?${query}` : path;
  for (const [, pattern = '', answer] of text.matchAll(
    /^if \(\$request_uri ~\* "([^"]+)"\) \{ return ([^;]+); \}$/gm,
  )) {
    if (new RegExp(pattern, 'i').test(asked)) return answer;
  }
  const moves = [...text.matchAll(/^location ~\* "([^"]+)" \{ return ([^;]+); \}$/gm)];
  const found = moves.find(([, pattern = '']) =>
    new RegExp(pattern, 'i').test(decodeURIComponent(path)),
  );
  return found?.[2]?.replace('$is_args$args', query && `?${query}`);
};

/** Reads `.htaccess` as Apache does: a condition belongs to the rule after it. */
const apache: Ask = (path, query = '') => {
  let needs = '';
  for (const line of apacheRules(rules).split('\n')) {
    const condition = /^RewriteCond "%\{QUERY_STRING\}" "([^"]+)" \[NC\]$/.exec(line)?.[1];
    const [, pattern, to = '', flags = ''] =
      /^RewriteRule "([^"]+)" ("[^"]*"|-) \[NC,([^\]]+)\]$/.exec(line) ?? [];
    const fits =
      pattern !== undefined && new RegExp(pattern, 'i').test(decodeURIComponent(path).slice(1));
    if (fits && (needs === '' || new RegExp(needs, 'i').test(query))) {
      if (flags.startsWith('R=410')) return '410';
      const kept = query && !flags.includes('QSD') ? `?${query}` : '';
      const plain = to.slice(1, -1).replaceAll('\\%', '%');
      // Without NE, Apache encodes what it is told, a percent sign too.
      return `301 ${flags.includes('NE') ? plain : encodeURI(plain)}${kept}`;
    }
    needs = condition ?? '';
  }
  return undefined;
};

describe.each([
  ['nginx', nginx],
  ['Apache', apache],
])('%s', (_, ask) => {
  it.each([
    ['/index.php', 'page_id=12', '301 /Fee'],
    ['/index.php', 'page_id=12&lang=en', '301 /Fee'],
    ['/index.php', 'page_id=123', undefined],
    ['/index.php', '', undefined],
    ['/index.php', 'page_id=9', '410'],
    ['/', 'p=7', '301 /Fee'],
    ['/fee%20structure.html', 'a=1', '301 /Fee?a=1'],
    ['/wp-content/fees.pdf', '', '301 /papers/fees%202026.pdf'],
    ['/page.php/42', '', '301 /Fee'],
    ['/search.php', `q=${encodeURIComponent('शुल्क')}`, '301 /Fee'],
    ['/bus.pdf', '', '301 /papers/bus%20%241.pdf'],
    // An item of a list, whose own address has a query.
    ['/2023/06/fair', '', `301 ${item}`],
    ['/', 'p=8', `301 ${item}`],
  ])('answers at %s?%s with %s', (path, query, answer) => {
    expect(ask(path, query)).toBe(answer);
  });
});

it('writes no sign into the rules of nginx that ends or changes them', () => {
  const answers = nginxRules(rules).match(/(?<=\{ return 301 )[^}]+/g) ?? [];
  expect(answers).toContain('https://other.example/a%3Bid=1$is_args$args; ');
  for (const answer of answers) {
    expect(answer.replace('$is_args$args', '').replace(/(?<=^)\$1/, '')).toMatch(/^[^$;]*; $/);
  }
});

it('writes the question mark of a name as Netlify matches it', () => {
  const moved = [{ from: '/index.php%3Fpage_id=12.html', to: '/Fee' }];
  expect(redirectRules(['/Fee'], { moved, gone: [] })).toContain(
    '/index.php%3Fpage_id=12.html /Fee 301',
  );
});

it('writes a query as Netlify matches it; Cloudflare passes over such a line', () => {
  const lines = redirectRules(['/Fee'], redirects).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/index.php page_id=12 /Fee 301',
      '/ p=7 /Fee 301',
      '/Fee%20Structure.html /Fee 301!',
      '/wp-content/Fees.pdf /papers/fees%202026.pdf 301',
      '/wp-content/fees.pdf /papers/fees%202026.pdf 301',
      '/index.php page_id=9 /404.html 410',
      `/ p=8 ${item} 301`,
    ]),
  );
});

it.each([
  ['/Fee', 'https://www.school.example/Fee'],
  ['https://other.example/a?b=1&c=2', 'https://other.example/a?b=1&amp;c=2'],
])('names the address of %s as the one that counts', (to, address) => {
  expect(movedPage('https://www.school.example', to, 'Fees')).toContain(
    `<link rel="canonical" href="${address}">`,
  );
});

it('knows which old addresses a host of files alone can lead on from', () => {
  const files = ['/Fee%20Structure.html', '/page.php/42', '/fees.pdf', '/about.cfm', '/?p=7'].map(
    fileAt,
  );
  expect(files).toEqual([
    'Fee Structure.html',
    'page.php/42/index.html',
    undefined,
    undefined,
    undefined,
  ]);
});
