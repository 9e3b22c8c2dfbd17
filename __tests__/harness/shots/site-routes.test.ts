/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteRoutes } from '../../../harness/shots/site-routes';

const root = mkdtempSync(join(tmpdir(), 'site-routes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, html: string) => {
  mkdirSync(join(root, 'public', name), { recursive: true });
  writeFileSync(join(root, 'public', name, 'index.html'), html);
};

it('finds the pages that visitors see, and an album for the page of albums', async () => {
  mkdirSync(join(root, 'content'), { recursive: true });
  copyFileSync('content/site.yaml', join(root, 'content/site.yaml'));
  for (const name of ['', 'Fee', 'SubGallery', 'edit', 'edit/help', 'static']) {
    write(name, '<h1>A page</h1>');
  }
  write('OldFee', '<meta http-equiv="refresh" content="0; url=/Fee">');
  const reply = new Response(JSON.stringify([{ _id: 'sports-day' }]));
  const ask = jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply);

  const routes = await siteRoutes(root, 'http://school.example');

  ask.mockRestore();
  expect(routes.map(({ path }) => path)).toEqual(['/', '/Fee', '/SubGallery', '/404']);
  expect(routes.find(({ path }) => path === '/SubGallery')?.visit).toContain('sports-day');
});
