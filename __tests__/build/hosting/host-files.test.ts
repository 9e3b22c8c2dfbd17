/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleContent as content } from '../../support/sample-content';
import { writeFeeds } from '../../../src/build/hosting/feeds';
import { writeHostFiles, writeManifest } from '../../../src/build/hosting/host-files';

const folder = mkdtempSync(join(tmpdir(), 'school-public-'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(async () => {
  mkdirSync(join(folder, 'Fee'));
  writeFileSync(join(folder, 'index.html'), '<head><style>a{}</style></head>');
  writeFileSync(join(folder, 'Fee/index.html'), '<head><style>b{}</style></head>');
  writeFileSync(join(folder, '404.html'), '<head><style>c{}</style></head>');
  await writeManifest(folder, content.site);
  await writeHostFiles(folder, content, 'https://content.school.example/', join(folder, 'hosts'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes what search engines and hosts read', () => {
  expect(read('sitemap.xml')).toContain('<loc>https://www.deodarhill.example/Fee</loc>');
  expect(read('robots.txt')).toContain('Sitemap: https://www.deodarhill.example/sitemap.xml');
  expect(read('_redirects')).toContain('/icseresult /ICSEresult 301\n');
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ short_name: 'Deodar Hill' });
});

it('leads from old addresses to where the pages are now, on hosts that know files alone too', () => {
  expect(read('_redirects')).toContain('/FeesAndCharges /FeeStructure 301\n');
  const page = read('FeesAndCharges/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/FeeStructure">');
  expect(page).toContain(
    '<link rel="canonical" href="https://www.deodarhill.example/FeeStructure">',
  );
  expect(page).toContain('<a href="/FeeStructure">Fee Structure</a>');
  // It is no page of the site: no host may take it for one.
  expect(read('_headers') + read('sitemap.xml')).not.toContain('FeesAndCharges');
  expect(read('hosts/nginx.conf')).not.toContain('= /FeesAndCharges');
  expect(JSON.parse(read('hosts/redirects.json'))).toEqual({
    moved: [{ from: '/FeesAndCharges', to: '/FeeStructure' }],
    gone: ['/OnlineClasses'],
  });
});

it('keeps search engines away from a preview, and drafts out of what they read', async () => {
  const preview = mkdtempSync(join(tmpdir(), 'school-preview-'));
  const pages = content.pages.map((page) =>
    page.path === '/Fee' ? { ...page, unpublished: true as const } : page,
  );
  const drafts = { ...content, pages, preview: true as const };
  await writeHostFiles(preview, drafts, '', join(preview, 'hosts'));
  await writeFeeds(preview, drafts, { replies: {}, versions: {}, now: 0 });
  const text = (name: string) => readFileSync(join(preview, name), 'utf8');
  expect(text('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  const listed = text('sitemap.xml') + text('rss.xml') + text('atom.xml');
  expect(listed).toContain('/FeeSchedule');
  expect(listed).not.toMatch(/\/Fee[<#]/);
  rmSync(preview, { recursive: true, force: true });
});

it('writes for Apache and LiteSpeed what a folder alone has beside its page', () => {
  expect(read('.htaccess')).toContain('<Files "index.html">');
  expect(read('Fee/.htaccess')).toMatch(
    /^<IfModule mod_rewrite\.c>\n<IfModule mod_dir\.c>\nDirectorySlash Off\n(?:<\/IfModule>\n){2}<IfModule mod_headers\.c>\n<Files "index\.html">\nHeader unset Content-Security-Policy\nHeader always set Content-Security-Policy /,
  );
  // The folder of the whole site is found without a slash behind it.
  expect(read('.htaccess')).not.toContain('DirectorySlash');
  // Where nothing stands, nothing has rules.
  expect(() => read('static/.htaccess')).toThrow('ENOENT');
});

it('lets pages reach the content service and the embeds of the school', () => {
  const headers = read('_headers');
  expect(headers).toMatch(/\n\/Fee\n {2}Content-Security-Policy: /);
  expect(headers).toContain("connect-src 'self' https://content.school.example;");
  expect(headers).toContain('https://maps.example https://facebook.example;');
  expect(headers).not.toContain('404');
  expect(read('404.html')).toContain('<meta http-equiv="Content-Security-Policy"');
});
