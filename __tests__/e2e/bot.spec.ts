import { createClient } from '@libsql/client';
import type { Page } from '@playwright/test';
import { HONEYPOT_FIELD, OPENED_FIELD } from '../../src/features/contact/contact.schema';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';

// As robots do: the page is read, and nothing of it runs.
test.use({ javaScriptEnabled: false });

/** Fills in what a page's form has, and sends it at once; gives the status. */
async function fillIn(page: Page, subject: string, ownAt: () => Record<string, string>) {
  await page.goto('/ContactUs');
  const form = page.locator('form[method=post]');
  const found = await form.locator('[name]').evaluateAll((fields) =>
    fields.map((field) => {
      const { name, type, value } = field as HTMLInputElement;
      return { name, type, value };
    }),
  );
  const filled = found.map(({ name, type, value }): [string, string] => {
    if (name === 'subject') return [name, subject];
    if (type === 'email') return [name, 'win@pills.example'];
    return [name, type === 'hidden' || type === 'checkbox' ? value : 'https://pills.example'];
  });
  // Written by the service when it sent the page.
  expect(found.find(({ name }) => name === OPENED_FIELD)?.value).toMatch(/^\d{10}$/);
  const reply = await page.request.post((await form.getAttribute('action')) ?? '', {
    form: { ...Object.fromEntries(filled), ...ownAt() },
  });
  return reply.status();
}

/** What the inbox thinks of the message with a subject. */
async function suspicionOf(subject: string) {
  const inbox = createClient({ url: 'file:.data/e2e.db' });
  const sql = 'select suspicion from contact_messages where subject = ?';
  const { rows } = await inbox.execute({ sql, args: [subject] });
  inbox.close();
  return rows.map(({ suspicion }) => suspicion);
}

/** When a page was sent that has been open for so long, as the service writes it. */
const openFor = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);

for (const [robot, ownAt, suspicion] of [
  ['fills in every field', () => ({}), 'hidden field'],
  // However long a busy machine took for the page itself.
  [
    'knows the hidden field',
    () => ({ [HONEYPOT_FIELD]: '', [OPENED_FIELD]: openFor(0) }),
    'too fast',
  ],
] as const) {
  test(`a robot that ${robot} learns nothing, and is kept apart`, onlyInAll(), async ({ page }) => {
    const subject = `Pills ${Date.now()} ${suspicion}`;
    expect(await fillIn(page, subject, ownAt)).toBe(201);
    expect(await suspicionOf(subject)).toEqual([suspicion]);
  });
}

test('who took ten seconds is no robot', onlyInAll(), async ({ page }) => {
  const subject = `Bus ${Date.now()}`;
  const own = () => ({ [HONEYPOT_FIELD]: '', [OPENED_FIELD]: openFor(10) });
  expect(await fillIn(page, subject, own)).toBe(201);
  expect(await suspicionOf(subject)).toEqual([null]);
});
