import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startService } from '../content-service/support/process';
import { onlyInAll } from './support/only-in-all';

let folder: string;
let database: string;
let env: Record<string, string>;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-kill-'));
  database = `file:${join(folder, 'inbox.db')}`;
  env = { PUBLIC_DIR: resolve('public'), DATABASE_URL: database, LOG_LEVEL: 'silent' };
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const message = {
  'Full Name': 'Ritika Semwal',
  'Mobile No.': '+91 00000 00000',
  Email: 'ritika@deodarhill.example',
  Subject: 'Killed in the same breath',
  Message: 'Is this message still there?',
};

/** What the office's command lists, from a process of its own. */
function inbox(): { subject: string; message: string }[] {
  const args = ['src/cli/school.mjs', 'inbox', '--json'];
  const printed = execFileSync(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: database },
  });
  return JSON.parse(printed.toString()) as { subject: string; message: string }[];
}

test(
  'a message that was acknowledged survives a kill of the service',
  onlyInAll(),
  async ({ page }) => {
    test.setTimeout(120_000);
    const service = await startService(env);
    await page.goto(`${service.address}/ContactUs`);
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);

    // The reply is read here, and the service is killed before the page hears of it.
    let status = 0;
    await page.route('**/api/form/DHS/contact', async (route) => {
      const reply = await route.fetch();
      status = reply.status();
      await service.end('SIGKILL');
      await route.fulfill({ response: reply });
    });
    await page.getByRole('button', { name: 'Send Now' }).click();
    await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    expect(status).toBe(201);
    expect(await service.end('SIGKILL')).toBe('SIGKILL');

    const kept = inbox().filter(({ subject }) => subject === message.Subject);
    expect(kept).toEqual([expect.objectContaining({ message: message.Message })]);

    // The next service starts on what the killed one left, and takes the next message.
    const next = await startService(env);
    await page.unroute('**/api/form/DHS/contact');
    await page.goto(`${next.address}/ContactUs`);
    const second = { ...message, Subject: 'After the kill' };
    for (const [label, text] of Object.entries(second)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Send Now' }).click();
    await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
    await next.end('SIGTERM');
    expect(
      inbox()
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([message.Subject, second.Subject].sort());
  },
);

const gone = 'what was typed stays, with the phone number, when the service is gone';
test(gone, onlyInAll(), async ({ page }) => {
  test.setTimeout(120_000);
  const service = await startService(env);
  await page.goto(`${service.address}/ContactUs`);
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  // The page's scripts come from the same place: it must have them before.
  await expect(page.getByRole('form', { name: 'Write to us' })).toHaveAttribute('novalidate');
  await service.end('SIGKILL');
  await page.getByRole('button', { name: 'Send Now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '+91 00000 00000' })).toBeVisible();
  for (const [label, text] of Object.entries(message)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
});
