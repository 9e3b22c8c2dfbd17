import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { contentDir, publicDir } from '../../src/content/content-dir';
import { hostsPort } from '../e2e/support/addresses';

const origin = `http://localhost:${hostsPort}`;
const title = 'The bridge is open again';

/** Gives the newest item of a school's news another title, as an editor does. */
async function changeNews(content: string): Promise<void> {
  const file = `${content}/service/news.yaml`;
  const text = await readFile(file, 'utf8');
  const newest = 'Winter timings begin as the first snow whitens the field';
  expect(text).toContain(newest);
  await writeFile(file, text.replace(newest, title));
}

test('the service renders its pages anew when a list changes, and each is whole at any time', async ({
  request,
}, info) => {
  // It renders a whole site, behind its answers.
  test.setTimeout(300_000);
  const [content, site] = [info.outputPath('content'), info.outputPath('public')];
  await cp(contentDir(), content, { recursive: true });
  await cp(publicDir(), site, { recursive: true });
  const service = spawn(process.execPath, ['src/cli/school.mjs', 'serve'], {
    env: {
      ...process.env,
      CONTENT_DIR: content,
      PUBLIC_DIR: site,
      DATABASE_URL: `file:${info.outputPath('messages.db')}`,
      PREPARE_PICTURES: 'false',
      PORT: `${hostsPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const textOf = async (path: string) => (await request.get(origin + path)).text();
    await expect.poll(() => textOf('/News').catch(() => ''), { timeout: 60_000 }).toBeTruthy();
    expect(await textOf('/News')).not.toContain(title);

    await changeNews(content);
    await expect
      .poll(
        async () => {
          const page = await textOf('/News');
          expect(page.trimEnd().endsWith('</html>')).toBe(true);
          return page.includes(title);
        },
        { timeout: 240_000 },
      )
      .toBe(true);
    for (const path of ['/', '/atom.xml']) {
      const hasTitle = async () => (await textOf(path)).includes(title);
      await expect.poll(hasTitle, { timeout: 60_000 }).toBe(true);
    }
  } finally {
    service.kill();
    await once(service, 'exit');
  }
});
