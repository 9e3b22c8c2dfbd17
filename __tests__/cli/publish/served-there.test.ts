/** @jest-environment node */
import { requireServedThere } from '../../../src/cli/publish/served-there';
import { uploadGuide } from '../../../src/cli/publish/upload-guide';

it.each([
  ['https://office.github.io/hillview', 'office/hillview'],
  ['https://office.github.io', 'office/office.github.io'],
  ['https://office.github.io/Hillview', 'Office/Hillview'],
  // With a domain of its own.
  ['https://www.hillview.example', 'office/hillview'],
  ['https://office.github.io/hillview', undefined],
])('takes %s for the repository %s', (siteUrl, repository) => {
  expect(() => requireServedThere('github-pages', siteUrl, repository)).not.toThrow();
});

it.each([
  ['https://office.github.io', 'https://office.github.io/hillview'],
  ['https://office.github.io/new', 'https://office.github.io/hillview'],
])('says where GitHub Pages serves the site in place of %s', (siteUrl, served) => {
  expect(() => requireServedThere('github-pages', siteUrl, 'office/hillview')).toThrow(
    `serves office/hillview at ${served}, and siteUrl in site.yaml is ${siteUrl}`,
  );
});

it('refuses a path at Cloudflare, which knows none', () => {
  const at = (siteUrl: string) => () => requireServedThere('cloudflare-pages', siteUrl);
  expect(at('https://hillview.example')).not.toThrow();
  expect(at('https://hillview.example/new')).toThrow('write siteUrl without /new in site.yaml');
});

it('tells the clicks for a folder below a website that stays', () => {
  const guide = uploadGuide('h.zip', 'https://hillview.example/new', []);
  expect(guide).toContain('https://hillview.example/cpanel');
  expect(guide).toContain('name it <b>new</b>');
  expect(guide).not.toContain('Select All');
  const whole = uploadGuide('h.zip', 'https://hillview.example', []);
  expect(whole).toContain('Select All');
});
