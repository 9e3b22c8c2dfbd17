import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { facts, sharedFacts } from './support/facts';
import { routes, schoolName } from './support/routes';
import { builtText } from './support/built-text';

/** How many words the thinnest page of content alone may have: about two thirds of a printed page. */
const FEWEST_WORDS = 300;

const htmlOf = (path: string) => readFileSync(join('public', path, 'index.html'), 'utf8');

/** A page's own matter: menus, rails and the footer name much, but are no proof of a fact. */
const ownMatter = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(
    /<nav\b(?![^>]*"Shortcuts")[\s\S]*?<\/nav>/g,
    ' ',
  );

for (const route of routes) {
  test(`${route.path} says what the specification says, in its built HTML`, () => {
    const html = htmlOf(route.path);
    const main = builtText(ownMatter(html));
    const whole = builtText(html);
    const [title = ''] = /<title[^>]*>[^<]*/.exec(html) ?? [];
    expect(builtText(title).trim()).toBe(`${route.title} - ${schoolName}`);
    const missing = (facts[route.path] ?? []).filter((fact) => !main.includes(fact));
    expect(missing, 'in the page itself').toEqual([]);
    const unshared = sharedFacts.filter((fact) => !whole.includes(fact));
    expect(unshared, 'in the header or the footer').toEqual([]);
    if (route.kind === 'static') {
      expect(main.split(' ').length, 'words').toBeGreaterThan(FEWEST_WORDS);
    }
  });
}

test('visitors are not told what editors are: a document that is missing, or a day that is over', () => {
  const main = builtText(ownMatter(htmlOf('/Disclosure')));
  expect(main).not.toMatch(/missing|expire|overdue|no longer/i);
});

test('only pages of which the specification names no fact go without one', () => {
  const none = routes
    .filter(({ path, kind }) => kind === 'static' && !facts[path])
    .map(({ path }) => path);
  expect(none).toEqual(['/Studies', '/GeneralRule', '/Discipline', '/Accessibility', '/Privacy']);
});
