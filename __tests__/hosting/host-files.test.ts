/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { writeHostFiles, writeManifest } from '../../src/hosting/host-files';

const { content } = loadContent({ contentDir: 'content', blocks: blockRegistry });
const folder = mkdtempSync(join(tmpdir(), 'school-public-'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(async () => {
  if (!content) throw new Error('the content could not be loaded');
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

it('lets pages reach the content service and the embeds of the school', () => {
  const headers = read('_headers');
  expect(headers).toMatch(/\n\/Fee\n {2}Content-Security-Policy: /);
  expect(headers).toContain("connect-src 'self' https://content.school.example;");
  expect(headers).toContain('https://maps.example https://facebook.example;');
  expect(headers).not.toContain('404');
  expect(read('404.html')).toContain('<meta http-equiv="Content-Security-Policy"');
});
