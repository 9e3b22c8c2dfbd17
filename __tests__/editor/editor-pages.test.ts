/** @jest-environment node */
import { editorOptions } from '../../src/editor/cms-config';
import { editorPage, helpPage, withoutPictures } from '../../src/editor/editor-page';
import { contentSecurityPolicy } from '../../src/lib/headers/content-security-policy';

const reach = (policy: string) => policy.match(/https?:\/\/[\w.]+/g) ?? [];

it('lets the editor reach nobody where no repository is named', () => {
  const policy = contentSecurityPolicy(editorPage('A school', false));
  expect(reach(policy)).toEqual([]);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("frame-ancestors 'none'");
});

it('lets it reach the repository’s host, and nobody else', () => {
  expect(reach(contentSecurityPolicy(editorPage('A school', true)))).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
});

it('carries its policy in itself, for hosts that send none', () => {
  const html = editorPage('A school', true);
  const [, policy = ''] =
    /<head><meta http-equiv="Content-Security-Policy" content="(.+?)">/.exec(html) ?? [];
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(reach(policy)).toContain('https://api.github.com');
});

it('is no page for search engines, and writes a name as it is', () => {
  const html = editorPage('St. "Anne" & Sons <School>', false);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<title>Edit St. &quot;Anne&quot; &amp; Sons &lt;School&gt;</title>');
});

it('shows the guide with the policy of any page, and its pictures from the site', () => {
  const html = helpPage('# Guide\n\n![A form](editors/form.webp)\n');
  expect(html).toContain('<h1>Guide</h1>');
  expect(html).toContain('<img loading="lazy" src="/edit/help/form.webp" alt="A form">');
  expect(html).toContain('noindex');
  expect(contentSecurityPolicy(html)).not.toContain('unsafe-inline');
  const without = withoutPictures(html);
  expect(without).toContain('<h1>Guide</h1>');
  expect(without).not.toContain('<img');
});

it('takes a repository like owner/name only', () => {
  const site = { name: 'A school', siteUrl: 'https://www.school.example' };
  expect(editorOptions(site, {}).repository).toBeUndefined();
  const env = { EDIT_REPOSITORY: 'school/website', EDIT_BRANCH: 'main' };
  expect(editorOptions(site, env)).toMatchObject({ repository: 'school/website', branch: 'main' });
  expect(() => editorOptions(site, { EDIT_REPOSITORY: 'https://x.example' })).toThrow('owner/name');
});
