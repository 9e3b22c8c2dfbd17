import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findViolations } from '../../harness/axe';
import { builtSchools, filesOf, textOf } from './support';

const [day, primary] = builtSchools;
const name = 'small-primary';

test('a page in Malayalam says so, with its frame in English and a part in Hindi', async ({
  page,
}) => {
  await page.goto(`${primary?.origin}/Cheral`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  const langOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  expect(await langOf('സ്കൂളിൽ ചേരൽ')).toBe('ml');
  expect(await langOf('Bring the birth certificate.')).toBe('en-IN');
  expect(await langOf('काग़ज़ात')).toBe('hi');
  expect(await langOf('Reach us')).toBe('en-IN');
  const runOnly = ['html-has-lang', 'html-lang-valid', 'valid-lang', 'html-xml-lang-mismatch'];
  expect(await findViolations(page, { runOnly })).toEqual([]);
});

test('its letters are drawn with faces that come with it, in both weights', async ({ page }) => {
  await page.goto(`${primary?.origin}/Cheral`, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(
        ({ status, unicodeRange }) => status === 'loaded' && /U\+(?:d00|900)-/i.test(unicodeRange),
      )
      .map(({ unicodeRange, weight }) => `${unicodeRange.split('-')[0]} ${weight}`);
  });
  expect([...new Set(loaded)].map((face) => face.toUpperCase()).sort()).toEqual([
    'U+900 400',
    'U+900 600',
    'U+D00 400',
    'U+D00 600',
  ]);
});

test('its words join as they do in the whole font', async ({ page }) => {
  await page.goto(`${primary?.origin}/Cheral`, { waitUntil: 'networkidle' });
  const file = 'noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff';
  const whole = readFileSync(`node_modules/@fontsource/${file}`).toString('base64');
  const words = ['കൊമ്പിലെ', 'കൗണ്ടറുണ്ട്', 'പ്രവൃത്തി', 'ക്ലാസ്സിൽ'];
  const widths = await page.evaluate(
    async ([data, texts]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace('Whole', bytes).load());
      const pen = document.createElement('canvas').getContext('2d');
      return [getComputedStyle(document.body).fontFamily, 'Whole'].map((family) =>
        texts.map((text) => {
          if (pen) pen.font = `100px ${family}`;
          return pen?.measureText(text).width;
        }),
      );
    },
    [whole, words] as const,
  );
  expect(widths[0]).toEqual(widths[1]);
});

test('a page and its translation lead to each other, for readers and for search engines', async ({
  page,
}) => {
  await page.goto(`${primary?.origin}/Criteria`);
  const link = page.getByRole('link', { name: 'മലയാളം' });
  await expect(link).toHaveAttribute('hreflang', 'ml');
  await expect(link).toHaveAttribute('lang', 'ml');
  await link.click();
  await expect(page).toHaveURL(/\/Cheral$/);
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/Criteria');
  for (const [original, translated] of [
    ['/Criteria', '/Cheral'],
    ['/', '/Malayalam'],
  ] as const) {
    for (const path of [original, translated]) {
      const html = textOf(name, `${path}/index.html`);
      const ways = [...html.matchAll(/hreflang="([^"]+)" href="https:\/\/[^/]+([^"]+)"/g)];
      expect(ways.map(([, lang, to]) => `${lang} ${to}`)).toEqual([
        `en-IN ${original}`,
        `ml ${translated}`,
        `x-default ${original}`,
      ]);
    }
  }
  expect(textOf(name, '/sitemap.xml').match(/hreflang="ml"/g)).toHaveLength(4);
});

test('the front page leads to itself in Malayalam, and back', async ({ page }) => {
  await page.goto(`${primary?.origin}/`);
  const languages = page.getByRole('navigation', { name: 'Languages' });
  await languages.getByRole('link', { name: 'മലയാളം' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${primary?.origin}/`);
});

test('its text stands where it was when its letters come late', async ({ page }) => {
  await page.route(/\/noto-sans-/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${primary?.origin}/Cheral`, { waitUntil: 'commit' });
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 1_500));
    await document.fonts.ready;
    await new Promise((done) => setTimeout(done, 300));
    return sum;
  });
  expect(shift).toBeLessThan(0.1);
});

test('a page in English alone has no face of another script', () => {
  expect(textOf(name, '/FeeStructure/index.html')).not.toMatch(/noto-sans|:lang\(/);
  // Files of a build before this one are kept for visitors who are still on its pages.
  const faces = filesOf(name).flatMap((file) => /noto-sans.*(?=-\w+\.woff2$)/.exec(file) ?? []);
  expect(new Set(faces).size).toBe(4);
});

test('a news item in Marathi is read as Marathi', async ({ page }) => {
  await page.goto(`${day?.origin}/News?year=all`);
  await expect(page.getByRole('heading', { name: 'मराठी राजभाषा दिन' })).toHaveAttribute(
    'lang',
    'mr',
  );
});

for (const width of [320, 360, 768, 1440]) {
  test(`marks above and below the letters are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${primary?.origin}/Cheral`);
    const { wide, low } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      low: [...document.querySelectorAll('main h1, main h2, main p')]
        .filter((element) => !element.closest('[lang=en-IN]'))
        .filter((element) => {
          const { lineHeight, fontSize } = getComputedStyle(element);
          return parseFloat(lineHeight) / parseFloat(fontSize) < 1.4;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    }));
    expect(wide).toBe(0);
    expect(low).toEqual([]);
  });
}
