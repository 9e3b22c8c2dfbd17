import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

/** What the hint of a field takes more than the field gives it, in pixels. */
function hintCutBy(field: HTMLElement | SVGElement): number {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !(field instanceof HTMLInputElement)) return Infinity;
  context.font = font;
  const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
  return context.measureText(field.placeholder).width + padding - field.clientWidth;
}

test('the filters of the circulars show their whole words on phones and tablets', async ({
  page,
}) => {
  await page.goto('/Circular');
  await expect(page.getByLabel('Class')).toBeVisible();
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const cutBy = () => page.getByRole('searchbox').evaluate(hintCutBy);
    await expect.poll(cutBy, `hint at ${width} px`).toBeLessThanOrEqual(0);
  }
  // 'September', beside the arrow and the edges.
  expect((await page.getByLabel('Month').boundingBox())?.width).toBeGreaterThanOrEqual(140);
});

test('a count of one figure ends where the filters below it end', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ISCToppers');
  const count = await page.getByRole('search').getByText(/^\d$/).boundingBox();
  const select = await page.getByLabel('Session').boundingBox();
  const [end, wanted] = [count, select].map((box) => (box ? box.x + box.width : NaN));
  expect(end).toBeCloseTo(wanted ?? NaN, 0);
});

for (const path of ['/Circular', '/Events', '/Tc']) {
  const title = `words of two lines leave an icon of ${path} its width`;
  test(title, onlyInAll(path !== '/Circular'), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const squeezed = await page.locator('main svg[width]').evaluateAll((icons) =>
      icons
        .filter((icon) => icon.checkVisibility())
        .map((icon) => ({
          width: icon.getBoundingClientRect().width,
          asked: Number(icon.getAttribute('width')),
          beside: icon.parentElement?.textContent,
        }))
        .filter(({ width, asked }) => width < asked - 0.5),
    );
    expect(squeezed).toEqual([]);
  });
}

test(
  'titles of registrations are whole from the narrowest phone on, however many and long',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Online registration' });
    const hidden = (element: HTMLElement | SVGElement) =>
      element.scrollHeight - element.clientHeight;
    // Letters may reach a little out of their line.
    expect(await region.locator('.title').first().evaluate(hidden)).toBeLessThan(8);

    const strip = region.getByRole('list');
    await strip.evaluate((row) => {
      const [first] = row.children;
      const words = 'Registration for classes VI to IX is open until 31 January at noon. ';
      for (const times of [1, 3]) {
        const item = first?.cloneNode(true) as HTMLElement;
        item.querySelector('.title')!.textContent = words.repeat(times);
        row.append(item);
      }
    });
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      const lost = await strip.evaluate((row) => {
        const box = row.getBoundingClientRect();
        return [...row.querySelectorAll('.title')]
          .filter((title) => {
            const { top, bottom, width: wide } = title.getBoundingClientRect();
            // Letters may reach a little out of their line.
            const isCut = title.scrollHeight - title.clientHeight > 8;
            return isCut || top < box.top - 1 || bottom > box.bottom + 1 || wide < 90;
          })
          .map((title) => title.textContent);
      });
      expect(lost, `at ${width} px`).toEqual([]);
    }
  },
);

test('a finger meets the first link of the breadcrumb', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Fee');
  const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  expect((await home.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test(
  'a long stream raises no place of the podium above a better one',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ISCToppers');
    const podium = page.getByRole('main').getByRole('list').filter({ hasText: 'Place 1' });
    await expect(podium).toBeVisible();
    const tops = await podium.evaluate((list) => {
      const places = [...list.children];
      const stream = places[2]?.querySelector('h2 + p');
      if (stream) stream.textContent = 'Humanities with Fine Arts and Applied Mathematics';
      return places.map((place) => place.getBoundingClientRect().top);
    });
    expect(tops).toHaveLength(3);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
);

test('the long name of a file leaves a circular its title', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 640 });
  await page.goto('/Circular');
  const row = page.locator('main li', { has: page.locator('a[href*="/circulars/"] > span') });
  const width = await row.first().evaluate((circular) => {
    circular.querySelector('a[href*="/circulars/"] > span')!.textContent = 'registration'.repeat(
      20,
    );
    return circular.querySelector('h3')?.getBoundingClientRect().width;
  });
  expect(width).toBeGreaterThan(200);
});

test('a photo as narrow as a strip leaves an album its height', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 640 });
  await page.goto('/SubGallery?id=sports-day');
  const photo = page.getByRole('button', { name: /^Open photo 1 of/ });
  await expect(photo).toBeVisible();
  const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="4000"/>`;
  await photo.locator('img').evaluate(async (picture: HTMLImageElement, source) => {
    picture.srcset = '';
    picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await picture.decode();
  }, strip);
  expect((await photo.boundingBox())?.height).toBeLessThan(640);
});

test(
  'cards of events show whole weekdays on the narrowest phone',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const events = page.locator('[data-island=home-events]');
    await events.scrollIntoViewIfNeeded();
    await expect(events.getByText('Past').first()).toBeVisible();
    const cut = await events
      .getByText(/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/)
      .evaluateAll((days) =>
        days
          // A second line is cut off.
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > 1.5 * clientHeight)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  },
);
