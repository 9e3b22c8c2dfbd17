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

test('what was typed survives a reload until it has been sent', async ({ page }) => {
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

test('a blank certificate form asks for all fields', async ({ page }) => {
  await page.goto('/Tc');
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
});
