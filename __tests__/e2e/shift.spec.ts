import { proveShiftsAreSeen, shiftWidths, visitShifts } from '../../harness/bench/shift';
import { shiftSum } from '../../harness/bench/shift-watch';
import { siteOrigin } from './support/addresses';
import { expect, test } from './support/page';

/** One page of every type; `npm run bench` looks at all of them, with a fast service too. */
const paths = ['/', '/AboutUs', '/SchoolCalendar', '/News', '/Gallery', '/ContactUs'];

test('a page that moves is noticed', async ({ browser }) => {
  await proveShiftsAreSeen(browser, siteOrigin, { path: '/AboutUs', visit: '/AboutUs' });
});

for (const path of paths) {
  test(`nothing moves on ${path} while the content service is slow`, async ({ browser }) => {
    for (const width of shiftWidths) {
      const visit = { route: { path, visit: path }, width, slow: true };
      const moved = await visitShifts(browser, siteOrigin, visit);
      expect(shiftSum(moved), `${width} px: ${JSON.stringify(moved)}`).toBeLessThan(0.0005);
    }
  });
}
