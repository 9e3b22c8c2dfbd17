import { shiftWidths, visitShifts } from '../../harness/bench/shift';
import { shiftSum } from '../../harness/bench/shift-watch';
import { siteOrigin } from './support/addresses';
import { seeMove } from './support/move-shift';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';

/** One page of every type; `npm run bench` looks at all of them. */
const paths = ['/', '/AboutUs', '/SchoolCalendar', '/News', '/Gallery', '/ContactUs'];

test('a page that moves is noticed', onlyInAll(), async ({ browser }) => {
  const visit = {
    route: { path: '/AboutUs', visit: '/AboutUs' },
    width: 412,
    service: 'fast',
  } as const;
  const moved = await visitShifts(browser, siteOrigin, visit, (page) =>
    page.evaluate(() => {
      const block = document.createElement('div');
      for (let line = 0; line < 10; line += 1) block.append(document.createElement('hr'), 'down');
      document.body.prepend(block);
    }),
  );
  expect(shiftSum(moved)).toBeGreaterThan(0.0005);
});

const slow = [
  ['slow', 'is slow'],
  ['too slow', 'answers a reader who is at the end of the page already'],
] as const;

for (const [index, path] of paths.entries()) {
  for (const [pace, [service, words]] of slow.entries()) {
    // The page with the most lists, and a list for a reader who is at its end.
    const usual = path === (service === 'slow' ? '/' : '/News');
    // Each page at each width, and with each service; each width with each service.
    const widths = shiftWidths.filter((_, place) => (index + place) % slow.length === pace);
    for (const width of widths) {
      const repeats = !usual || width !== shiftWidths[0];
      const title = `nothing moves on ${path} at ${width} px while the content service ${words}`;
      test(title, onlyInAll(repeats), async ({ browser }) => {
        const visit = { route: { path, visit: path }, width, service };
        const moved = await visitShifts(browser, siteOrigin, visit);
        expect(shiftSum(moved), JSON.stringify(moved)).toBeLessThan(0.0005);
      });
    }
  }
}

for (const service of ['fast', 'slow'] as const) {
  const title = `nothing moves below a search that an address asks for, while the content service is ${service}`;
  test(title, onlyInAll(), async ({ browser }) => {
    const visit = '/Search?q=fee';
    const moved = await visitShifts(browser, siteOrigin, {
      route: { path: '/Search', visit },
      width: 412,
      service,
    });
    expect(shiftSum(moved), JSON.stringify(moved)).toBeLessThan(0.0005);
  });
}

/** From the front page and from a list, to a document, a list and a form. */
const moves = [
  { from: '/', to: '/Criteria' },
  { from: '/News', to: '/Events' },
  { from: '/Discipline', to: '/ContactUs' },
];

for (const move of moves) {
  const title = `the move from ${move.from} to ${move.to} shows a page whole, with its heading`;
  test(title, onlyInAll(), async ({ browser }) => {
    const { moved, framesWithoutHeading } = await seeMove(browser, siteOrigin, move, 412);
    expect(framesWithoutHeading).toBe(0);
    expect(shiftSum(moved), JSON.stringify(moved)).toBeLessThan(0.0005);
  });
}

test('a heading that comes late after a move is noticed', onlyInAll(), async ({ browser }) => {
  const late = () =>
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      const place = heading?.parentElement;
      heading?.remove();
      // Long before the styles and fonts, for which the load event waits.
      const timer = setInterval(() => {
        const { framesWithoutHeading } = globalThis as unknown as { framesWithoutHeading: number };
        if (framesWithoutHeading < 3) return;
        clearInterval(timer);
        if (heading) place?.prepend(heading);
      }, 20);
    });
  const { moved, framesWithoutHeading } = await seeMove(
    browser,
    siteOrigin,
    { from: '/', to: '/Criteria' },
    412,
    late,
  );
  expect(framesWithoutHeading).toBeGreaterThan(0);
  expect(shiftSum(moved)).toBeGreaterThan(0.0005);
});
