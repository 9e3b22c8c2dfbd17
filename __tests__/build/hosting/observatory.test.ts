/** @jest-environment node */
import { hostRules } from '../../../src/build/hosting/host-rules';

/**
 * The arithmetic of Mozilla's HTTP Observatory: a hundred points, plus the modifier of each test.
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * Bonus points count from 90 points on. What depends on the host's certificate, on preloading or on
 * cookies gives no bonus here.
 */
const base = 100;
const leastForBonus = 90;

type Headers = Readonly<Record<string, string>>;
type Policy = Map<string, string[]>;

const policyOf = (headers: Headers): Policy =>
  new Map(
    (headers['Content-Security-Policy'] ?? '')
      .split(';')
      .map((text) => text.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );

const broad = /^(\*|https?:|ftp:|data:|https?:\/\/\*)$/;
const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get('default-src');

function contentPolicy(headers: Headers): number {
  const policy = policyOf(headers);
  if (policy.size === 0) return -25;
  const unsafe = (name: string) => {
    const sources = sourcesOf(policy, name);
    return !sources || sources.some((one) => broad.test(one) || one === "'unsafe-inline'");
  };
  if (unsafe('script-src') || unsafe('object-src')) return -20;
  const all = [...policy.values()].flat();
  if (all.some((source) => source.startsWith('http:'))) return -20;
  if (sourcesOf(policy, 'script-src')?.includes("'unsafe-eval'")) return -10;
  if (unsafe('style-src')) return 0;
  const closed = policy.get('default-src')?.join() === "'none'";
  const forms = policy.get('form-action')?.every((source) => /^'(none|self)'$/.test(source));
  return closed && forms && policy.has('base-uri') ? 10 : 5;
}

function transport(headers: Headers): number {
  const seconds = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1];
  if (!seconds) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

function referrer(headers: Headers): number {
  const value = headers['Referrer-Policy'];
  if (!value) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? 5
    : -5;
}

function framing(headers: Headers): number {
  if (policyOf(headers).has('frame-ancestors')) return 5;
  return /^(DENY|SAMEORIGIN)$/.test(headers['X-Frame-Options'] ?? '') ? 0 : -20;
}

const isolation = (headers: Headers) =>
  /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '') ? 10 : 0;

const sniffing = (headers: Headers) => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5);

function score(headers: Headers): number {
  const tests = [contentPolicy, transport, referrer, framing, isolation, sniffing];
  const modifiers = tests.map((test) => test(headers));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const bare = base + sum(modifiers.filter((modifier) => modifier < 0));
  return bare < leastForBonus ? bare : bare + sum(modifiers.filter((modifier) => modifier > 0));
}

const rules = hostRules(
  [{ path: '/', html: '<head><style>a{}</style><script>b()</script></head>' }],
  { serviceOrigin: 'https://api.example', frameOrigins: ['https://maps.example'] },
);
const sent = { ...rules.everywhere, ...rules.pages[0]?.headers };

it('gives our pages 130 points or more', () => {
  expect(score(sent)).toBeGreaterThanOrEqual(130);
});

it.each([
  ['Content-Security-Policy', '', -40],
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'",
    -50,
  ],
  [
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    -10,
  ],
  ['Strict-Transport-Security', '', -50],
  ['Referrer-Policy', 'unsafe-url', -10],
  ['Cross-Origin-Resource-Policy', '', -10],
  ['X-Content-Type-Options', '', -5],
])('counts %s: "%s" as %i points', (name, value, points) => {
  const lost = score({ ...sent, [name]: value }) - score(sent);
  expect(lost).toBeLessThanOrEqual(points);
});
