/** @jest-environment node */
import { apacheRules } from '../../../src/build/hosting/apache-rules';
import { hostRules } from '../../../src/build/hosting/host-rules';
import { nginxRules } from '../../../src/build/hosting/nginx-rules';
import { robotsTxt } from '../../../src/build/hosting/sitemap';
import { movedPage } from '../../../src/content/redirects';

const pages = [
  { path: '/', html: '' },
  { path: '/Fee', html: '' },
  { path: '/Circular', html: '' },
];
const redirects = { moved: [{ from: '/old.html', to: '/Fee' }], gone: ['/Gone'] };
const rulesAt = (base: string) => hostRules(pages, { base }, redirects, true);

/** Addresses from the root of a host in the rules of Apache: where requests are led, and what they are compared with. */
const apacheAddresses = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^(?:ErrorDocument|RewriteRule|RewriteCond "%\{THE_REQUEST)/.test(line))
    .flatMap((line) => line.match(/(?<=["\s])\/[^"\s[]*/g) ?? []);

it('Apache leads nowhere but below the path, from the folder of the site', () => {
  const addresses = apacheAddresses(apacheRules(rulesAt('/new')));
  expect(addresses).toContain('/new/Fee');
  expect(addresses).toContain('/new/index.html');
  expect(addresses.filter((address) => !address.startsWith('/new/'))).toEqual([]);
  expect(addresses).toHaveLength(apacheAddresses(apacheRules(rulesAt(''))).length);
});

it('nginx answers nowhere but below the path', () => {
  const text = nginxRules(rulesAt('/new'));
  const locations = [...text.matchAll(/^location (?:[=~*^]+ )?"?\^?\(?([^\s"]+)/gm)].map(
    ([, at]) => at,
  );
  const hashed = locations.filter((at) => !at?.startsWith('/new'));
  // Scripts by their names, wherever they are.
  expect(hashed).toHaveLength(1);
  expect(text).toContain('try_files /new/Fee/index.html =404;');
  expect(text).toContain('return 301 /new/Fee$is_args$args;');
  expect(text).toContain('location = /new { return 301 /new/$is_args$args; }');
  expect(nginxRules(rulesAt(''))).not.toMatch(/location = ?\{| \/\/|\^\/\//);
});

it('names its sitemap and what searches leave out below the path', () => {
  const text = robotsTxt('https://office.example/new');
  expect(text).toContain('Disallow: /new/api/birthdays/\n');
  expect(text).toContain('Sitemap: https://office.example/new/sitemap.xml\n');
});

it('leads on from an old address where hosts know files alone', () => {
  const html = movedPage('https://office.example/new', '/Fee', 'Fee');
  expect(html).toContain('href="https://office.example/new/Fee"');
  expect(html).toContain('url=/new/Fee"');
  expect(html).toContain('<a href="/new/Fee">');
  const item = movedPage('https://office.example', '/News?year=all&q=Fair', 'News');
  expect(item).toContain('<a href="/News?year=all&amp;q=Fair">');
});
