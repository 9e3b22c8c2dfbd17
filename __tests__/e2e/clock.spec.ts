import { scrollToEnd } from '../../harness/bench/shift-watch';
import { withoutNotice } from '../../harness/shots/without-notice';
import { frozenInstant } from './support/addresses';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';
import { newsOfTheDay } from './support/school-day';

const YEAR = 365 * 86_400_000;

for (const [device, wrong, rare] of [
  ['a year ahead', YEAR, false],
  ['a year behind', -YEAR, true],
] as const) {
  test.describe(`on a device whose clock is ${device}`, onlyInAll(rare), () => {
    test.beforeEach(async ({ context, page }) => {
      await context.clock.setFixedTime(Date.parse(frozenInstant) + wrong);
      await withoutNotice(page);
    });

    test('the front page shows what the service has', async ({ page, request }) => {
      const { news } = await newsOfTheDay(request);
      await page.goto('/');
      const main = page.getByRole('main');
      // Not element by element: what is of another day is rendered again on the way.
      await scrollToEnd(page);
      await expect(main.getByText(news[0]?.title ?? '').first()).toBeVisible();
      for (const words of ['News Title', 'Event Title', 'Student Name']) {
        await expect(main.getByText(words)).toHaveCount(0);
      }
      const calendar = page.getByRole('region', { name: 'The month at school' });
      const shown = new Date(Date.parse(frozenInstant) + wrong);
      const title = new Intl.DateTimeFormat('en-GB', {
        month: 'long',
        year: 'numeric',
        timeZone: 'Asia/Kolkata',
      }).format(shown);
      await expect(calendar.getByRole('heading', { name: title })).toBeVisible();
    });

    for (const path of ['/News', '/Events', '/Gallery', '/VideoGallery', '/ISCToppers']) {
      test(`${path} shows its list`, onlyInAll(), async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('status').filter({ hasText: /showing [1-9]/i })).toBeAttached();
        await expect(
          main.getByText(/News Title|Event Title|Album Title|No videos|100%/),
        ).toHaveCount(0);
      });
    }

    test('circulars of a year without any are one choice away', onlyInAll(), async ({ page }) => {
      await page.goto('/Circular');
      await page.getByLabel('Year').selectOption('All Years');
      const count = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /showing/i });
      await expect(count).toHaveText(/showing [1-9]/i);
    });

    test('a message is sent', onlyInAll(), async ({ page }) => {
      await page.goto('/ContactUs');
      for (const label of ['Full Name', 'Mobile No.', 'Subject', 'Message']) {
        await page.getByLabel(label).fill('Ritika');
      }
      await page.getByLabel('Email').fill('ritika@deodarhill.example');
      await page.getByRole('button', { name: 'Send Now' }).click();
      await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
    });
  });
}
