import type { Page } from '@playwright/test';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';
import { typedMessage as message } from '../support/typed-message';

test('a message is written, sent and acknowledged', async ({ page }) => {
  await page.goto('/ContactUs');
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  const sent = page.waitForResponse('**/api/form/DHS/contact');
  await page.getByRole('button', { name: 'Send Now' }).click();
  expect((await sent).status()).toBe(201);
  await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('what was typed survives a reload until it has been sent', onlyInAll(), async ({ page }) => {
  await page.goto('/ContactUs');
  await page.getByLabel('Subject').fill('Lost water bottle');
  // Typed before or after the scripts arrived: it is kept as soon as they are there.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft')))
    .toContain('Lost water bottle');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Lost water bottle');
});

test('an empty form names every field and leads to the first', async ({ page }) => {
  await page.goto('/ContactUs');
  await page.getByRole('button', { name: 'Send Now' }).click();
  for (const words of [
    'Name is required.',
    'Phone Number is required.',
    'Email is required.',
    'Subject is required.',
    'Message is required.',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a certificate of a pupil in the register is saved as a PDF', async ({ page }) => {
  await page.goto('/Tc');
  await page.getByLabel('Admission No.').fill('DHS/2012/0226');
  await page.getByLabel('Student Full Name').fill('Kabir Thapa');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'View Details' }).click();
  expect((await download).suggestedFilename()).toBe('tc.pdf');
});

test('a blank certificate form asks for all fields', onlyInAll(), async ({ page }) => {
  await page.goto('/Tc');
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
});

test('a certificate is checked by its number', async ({ page }) => {
  await page.goto('/Tc');
  const list = page.locator('#issued');
  await list.getByLabel('Number of the certificate').fill('tc 2024-25 17');
  await list.getByRole('button', { name: 'Check' }).click();
  await expect(list.getByRole('status')).toContainText('In the list: TC/2024-25/017: ');
  await expect(list.locator('[data-found]')).toHaveCount(1);
  await expect(list.locator('[data-found]')).toBeInViewport();
  await list.getByLabel('Number of the certificate').fill('TC/1900-01/1');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('status')).toContainText('Please ask the school office: +91');
  await expect(list.locator('[data-found]')).toHaveCount(0);
});

test.describe('without its scripts', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  test('a form whose scripts do not come is sent by the browser', async ({ page, seen }) => {
    seen.caused.push(/Failed to load resource/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/ContactUs');
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    const button = page.getByRole('button', { name: 'Send Now' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(heading(page, 'Your message has been sent')).toBeVisible();
  });

  test.describe('switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('a message is sent, and what is wrong is said', async ({ page, seen }) => {
      seen.caused.push(/status of 422/);
      await page.goto('/ContactUs');
      await expect(page.locator('main noscript > div')).toBeVisible();
      for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
      await page.getByLabel('Email').fill('asha@home');
      await page.getByRole('button', { name: 'Send Now' }).click();
      await expect(heading(page, 'This was not sent')).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Message')).toHaveValue(message.Message);
      await page.getByLabel('Email').fill('asha@home.example');
      await page.getByRole('button', { name: 'Send Now' }).click();
      await expect(heading(page, 'Your message has been sent')).toBeVisible();
    });

    test(
      'a certificate that is not in the register is told',
      onlyInAll(),
      async ({ page, seen }) => {
        seen.caused.push(/status of 404/);
        await page.goto('/Tc');
        await page.getByLabel('Admission No.').fill('DHS/1900/0001');
        await page.getByLabel('Student Full Name').fill('Nobody Here');
        await page.getByRole('button', { name: 'View Details' }).click();
        await expect(page.getByText('No certificate was found')).toBeVisible();
      },
    );

    test('the check of a number leads to the list', onlyInAll(), async ({ page }) => {
      await page.goto('/Tc');
      const list = page.locator('#issued');
      await list.getByLabel('Number of the certificate').fill('TC/2024-25/017');
      await list.getByRole('button', { name: 'Check' }).click();
      await expect(page).toHaveURL(/\/Tc\?certificate=TC%2F2024-25%2F017#issued$/);
      await expect(list).toBeInViewport();
      await expect(list.locator('noscript > p')).toBeVisible();
    });
  });
});
