import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, lexer, parse, walk } from 'css-tree';
import { expect, test } from './support/page';

/** Newer than the grammar of css-tree: cross-document view transitions. */
const newerThanGrammar = ['navigation: auto'];

/** The styles of a file of the built site: a stylesheet, or what stands in a page. */
function stylesOf(file: string): string {
  const text = readFileSync(join('public', file), 'utf8');
  if (file.endsWith('.css')) return text;
  return [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('\n');
}

/** The declarations that no browser takes, because the property or its value is no CSS. */
function notCss(css: string): string[] {
  const found: string[] = [];
  walk(parse(css), {
    visit: 'Declaration',
    enter(declaration) {
      const { property, value } = declaration;
      const text = `${property}: ${generate(value)}`;
      // What a variable holds is known in the browser alone.
      if (property.startsWith('--') || text.includes('var(')) return;
      // A face's descriptors have a grammar of their own.
      if (this.atrule?.name === 'font-face') return;
      if (lexer.matchDeclaration(declaration).error) found.push(text);
    },
  });
  return found;
}

test('each declaration is CSS: no name of the theme is misspelt', () => {
  // A name that the theme lacks reaches the page as it was written: `color: ink.mutd`.
  expect(notCss('a{color:ink.mutd;top:full;margin:4px}')).toEqual(['color: ink.mutd', 'top: full']);

  const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(site|print)-[^/]*\.css$|\.html$/.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = new Set(files.flatMap((file) => notCss(stylesOf(file))));
  expect([...found].filter((text) => !newerThanGrammar.includes(text))).toEqual([]);
});
