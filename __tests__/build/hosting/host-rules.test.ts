/** @jest-environment node */
import { contentSecurityPolicy } from '../../../src/lib/headers/content-security-policy';
import { headerRules } from '../../../src/build/hosting/header-rules';
import { withOwnPolicy } from '../../../src/lib/headers/own-policy';
import { hostRules } from '../../../src/build/hosting/host-rules';
import { redirectRules } from '../../../src/build/hosting/redirect-rules';

const options = { frameOrigins: ['https://maps.example'] };
const pages = [
  { path: '/', html: '<style>home</style>' },
  { path: '/Fee', html: '<style>fee</style>' },
  { path: '/FeeStructure', html: '<style>structure</style>' },
];
const text = headerRules(hostRules(pages, options), [
  'app-f06b16f6fc0d8f7081a0.js',
  'static/abc/mukta.woff2',
]);

/** The rules by path, as a host reads them. */
const rules = new Map(
  text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return [path, new Map(lines.map((line) => line.trim().split(/: (.*)/s) as [string, string]))];
  }),
);

/** What a host sends for an address: every rule that fits, two values of one header joined. */
function sent(address: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const [path, own] of rules) {
    const fits = path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
    if (!fits) continue;
    for (const [name, value] of own) headers[name] = [...(headers[name] ?? []), value];
  }
  return headers;
}

describe('the headers of a static host', () => {
  it.each(['/', '/Fee', '/Fee/', '/FeeStructure', '/papers/a.pdf', '/static/abc/mukta.woff2'])(
    '%s gets every header once',
    (address) => {
      const headers = sent(address);
      expect(headers).toMatchObject({
        'X-Content-Type-Options': ['nosniff'],
        'Strict-Transport-Security': [expect.stringContaining('max-age=')],
        'Referrer-Policy': [expect.any(String)],
      });
      expect(Object.entries(headers).filter(([, values]) => values.length > 1)).toEqual([]);
    },
  );

  it.each(pages)('$path gets the policy of its own inline code', ({ path, html }) => {
    const policy = [contentSecurityPolicy(html, options)];
    expect(sent(path)).toMatchObject({
      'Content-Security-Policy': policy,
      'X-Frame-Options': ['DENY'],
    });
    if (path !== '/') expect(sent(`${path}/`)['Content-Security-Policy']).toEqual(policy);
  });

  it('let our own pages embed papers', () => {
    const headers = sent('/papers/school-calendar-2025-2026.pdf');
    expect(headers['Content-Security-Policy']).toEqual(["frame-ancestors 'self'"]);
    expect(headers['X-Frame-Options']).toBeUndefined();
  });

  it('let browsers keep what never changes', () => {
    const keep = ['public, max-age=31536000, immutable'];
    expect(sent('/app-f06b16f6fc0d8f7081a0.js')['Cache-Control']).toEqual(keep);
    expect(sent('/static/abc/mukta.woff2')['Cache-Control']).toEqual(keep);
    expect(sent('/Fee')['Cache-Control']).toBeUndefined();
  });

  it('name the pages as Cloudflare serves them within its first hundred rules', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({ path: `/Page${index}`, html: '' }));
    const first = headerRules(hostRules(many, {}), []).split('\n\n').slice(0, 100).join('\n\n');
    for (const { path } of many) expect(first).toContain(`\n${path}/\n`);
  });
});

describe('the page for wrong addresses', () => {
  const html = '<html><head><title>Not here</title><script>a()</script></head></html>';

  it('carries its policy in itself, before anything that the policy is about', () => {
    const guarded = withOwnPolicy(html, options);
    const [, policy] =
      /^<html><head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(guarded) ??
      [];
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('frame-ancestors');
    expect(guarded.replace(/<meta[^>]*>/, '')).toBe(html);
  });

  it('carries one policy only, that of the last build', () => {
    const once = withOwnPolicy(html, options);
    expect(withOwnPolicy(once, options)).toBe(once);
    const other = withOwnPolicy(once.replace('a()', 'b()'), options);
    expect(other).toBe(withOwnPolicy(html.replace('a()', 'b()'), options));
  });
});

it('prefers the rule to the page that other hosts serve at an old address', () => {
  const moved = [
    { from: '/Old', to: '/Fee' },
    { from: '/old.php', to: '/Fee' },
  ];
  expect(redirectRules(['/Fee'], { moved, gone: [] }).split('\n').slice(0, 12)).toEqual([
    ...['/Old', '/Old/', '/old', '/old/'].flatMap((from) => [
      `${from} /Fee 301!`,
      `${from} /Fee 301`,
    ]),
    '/old.php /Fee 301',
    '/old.php/ /Fee 301',
    '/fee /Fee 301',
    '/fee/ /Fee 301',
  ]);
});

it('sends small letters to the page, and never a page to another', () => {
  expect(redirectRules(['/AboutUs', '/News', '/news', '/fees']).split('\n')).toEqual([
    '/aboutus /AboutUs 301',
    '/aboutus/ /AboutUs 301',
    '',
  ]);
});
