import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { routes } from './support/routes';

/** What Cloudflare reads of the file: https://developers.cloudflare.com/pages/configuration/headers */
const longestLine = 2_000;
const mostRules = 100;

const built = () => readFileSync('public/_headers', 'utf8').trim();

/** The rules of the built site's `_headers`: each is an address, and its headers below it. */
const rulesOf = (text: string) =>
  text.split('\n\n').map((block) => {
    const [address = '', ...headers] = block.split('\n');
    const policy = headers.map((line) => /^ {2}Content-Security-Policy: (.*)$/.exec(line)?.[1]);
    return { address, policy: policy.find((value) => value !== undefined) };
  });

test('hosts send every page with the policy with which the browser tests ran', async ({
  request,
}) => {
  const rules = rulesOf(built());
  for (const { path } of routes) {
    const reply = await request.get(path);
    const policy = reply.headers()['content-security-policy'];
    expect(policy, path).toContain("script-src 'self' 'sha256-");
    // Netlify serves a page without the slash at the end, Cloudflare with it.
    for (const address of new Set([path, path === '/' ? path : `${path}/`])) {
      expect(rules, address).toContainEqual({ address, policy });
    }
  }
});

test('each line of the hosts’ headers is as short as Cloudflare reads it', () => {
  const lines = built().split('\n');
  expect(lines.filter((line) => line.length > longestLine)).toEqual([]);
});

test('Cloudflare reads the rule of every page', () => {
  const read = rulesOf(built())
    .slice(0, mostRules)
    .map(({ address }) => address);
  const addresses = routes.map(({ path }) => (path === '/' ? path : `${path}/`));
  expect(addresses.filter((address) => !read.includes(address))).toEqual([]);
});
