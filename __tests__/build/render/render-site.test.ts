/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changed, removeContent, writeContent } from '../../content/content-folder';

const given = { ...process.env };
afterEach(() => {
  process.env = { ...given };
  removeContent();
});

it('tells the faults of the content before anything is compiled or written', async () => {
  const contentDir = writeContent(changed('home.yaml', 'sections:', 'houses: 4\nsections:'));
  const publicDir = join(contentDir, '../public');
  Object.assign(process.env, { CONTENT_DIR: contentDir, PUBLIC_DIR: publicDir });
  const { renderSite } = await import('../../../src/build/render/render-site');
  const compile = jest.fn();
  await expect(renderSite(compile)).rejects.toThrow(/home\.yaml:\d+:1: .*houses/);
  expect(compile).not.toHaveBeenCalled();
  expect(existsSync(publicDir)).toBe(false);
});
