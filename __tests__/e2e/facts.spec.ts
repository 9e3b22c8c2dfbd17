import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { facts, sharedFacts } from './support/facts';
import { routes, schoolName } from './support/routes';
import { builtText } from './support/built-text';

/** How many words the thinnest page of content alone may have: about two thirds of a printed page. */
const FEWEST_WORDS = 300;

const htmlOf = (path: string) => readFileSync(join('public', path, 'index.html'), 'utf8');

for (const route of routes) {
  test(`${route.path} says what the specification says, in its built HTML`, () => {
    const html = htmlOf(route.path);
    const text = builtText(html);
    const [title = ''] = /<title[^>]*>[^<]*/.exec(html) ?? [];
    expect(builtText(title).trim()).toBe(`${route.title} - ${schoolName}`);
    const missing = [...(facts[route.path] ?? []), ...sharedFacts].filter(
      (fact) => !text.includes(fact),
    );
    expect(missing).toEqual([]);
    if (route.kind === 'static') {
      const main = builtText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
      expect(main.split(' ').length, 'words').toBeGreaterThan(FEWEST_WORDS);
    }
  });
}

test('only pages of which the specification names no fact go without one', () => {
  const none = routes
    .filter(({ path, kind }) => kind === 'static' && !facts[path])
    .map(({ path }) => path);
  expect(none).toEqual(['/Studies', '/GeneralRule', '/Discipline']);
});
