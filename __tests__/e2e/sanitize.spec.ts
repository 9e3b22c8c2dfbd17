import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type * as native from '../../src/lib/http/sanitize-html';
import type * as purify from '../../src/lib/http/sanitize/purify';
import { furtherCutHtml, hostileHtml, ordinaryHtml, safeElements } from '../support/letter-html';
import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

type Sanitizers = typeof native & typeof purify;
type WithSanitizers = typeof globalThis & { sanitizers: Sanitizers };

/** Both sanitisers as a global of the page. */
const script = buildSync({
  stdin: {
    contents: `export * from './src/lib/http/sanitize-html'; export * from './src/lib/http/sanitize/purify';`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'sanitizers',
  define: { 'process.env.GATSBY_BASE': '""' },
}).outputFiles[0]!.text;

// A page of the site lets no script of strangers in.
test.use({ isolated: true });
test.beforeEach(({ page }) => page.addScriptTag({ content: script }));
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => 'ran' in window), 'something of a letter ran').toBe(false);
});

/** What each letter becomes in either way (`null`: refused), and what is not safe in it. */
async function sanitized(page: Page, letters: readonly string[]) {
  const made = await page.evaluate(inBrowser, { letters, safe: safeElements });
  return made.map((each, index) => ({ letter: letters[index], ...each }));
}

function inBrowser({ letters, safe }: { letters: readonly string[]; safe: string }) {
  const { sanitizeNatively, sanitizeByDOMPurify } = (globalThis as WithSanitizers).sanitizers;
  const attempt = (sanitize: (html: string) => string, html: string) => {
    try {
      return sanitize(html);
    } catch {
      return null;
    }
  };
  // In the page itself, where whatever is left would run.
  const place = document.body.appendChild(document.createElement('div'));
  const unsafeIn = (html: string | null) => {
    place.innerHTML = html ?? '';
    return [...place.querySelectorAll('*')].flatMap((element) => {
      const attributes = [...element.attributes].filter(({ name, value }) => {
        if (name === 'href') return !/^(https?:|mailto:|tel:|\/(?!\/))/.test(value);
        return name !== 'lang' && name !== 'rel';
      });
      const names = attributes.map(({ name, value }) => `${name}=${value}`);
      return element.matches(safe) ? names : [element.localName, ...names];
    });
  };
  return letters.map((html) => {
    const native = attempt(sanitizeNatively, html);
    const byLibrary = attempt(sanitizeByDOMPurify, html);
    return { native, byLibrary, unsafe: [...unsafeIn(native), ...unsafeIn(byLibrary)] };
  });
}

test('the browser has the sanitiser of the standard', async ({ page }) => {
  const isThere = await page.evaluate(() =>
    (globalThis as WithSanitizers).sanitizers.hasNativeSanitizer(),
  );
  expect(isThere).toBe(true);
});

test('both sanitisers make the same of ordinary letters', async ({ page }) => {
  const made = await sanitized(
    page,
    ordinaryHtml.map(([html]) => html),
  );
  expect(made).toEqual(
    ordinaryHtml.map(([letter, safe]) => ({ letter, native: safe, byLibrary: safe, unsafe: [] })),
  );
});

test('both sanitisers make the same of hostile letters, and it is safe', async ({ page }) => {
  for (const { letter, native, byLibrary, unsafe } of await sanitized(page, hostileHtml)) {
    expect.soft(native, letter).not.toBeNull();
    expect.soft(byLibrary, letter).toBe(native);
    expect.soft(unsafe, letter).toEqual([]);
  }
});

test('both sanitisers keep the words before hostile HTML', onlyInAll(), async ({ page }) => {
  const letters = hostileHtml.map((html) => `<p>Dear parents</p>${html}`);
  for (const { letter, native, byLibrary, unsafe } of await sanitized(page, letters)) {
    expect.soft(native, letter).toContain('<p>Dear parents</p>');
    expect.soft(byLibrary, letter).toBe(native);
    expect.soft(unsafe, letter).toEqual([]);
  }
});

test('where DOMPurify cuts further, both are safe', onlyInAll(), async ({ page }) => {
  for (const { letter, native, byLibrary, unsafe } of await sanitized(page, furtherCutHtml)) {
    expect.soft(native, letter).toContain('text</p>');
    expect.soft(byLibrary ?? '', letter).toBe('');
    expect.soft(unsafe, letter).toEqual([]);
  }
});
