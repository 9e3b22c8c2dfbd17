/** @jest-environment node */
import { pageClasses } from '../../../src/build/finish/page-styles';
import { parsePart } from '../../../src/lib/html/tree';

const fold = '<span data-below-fold="" hidden></span>';
const seen = (html: string) => [...pageClasses(parsePart(html + fold)).seen];

it('sees what comes before the fold, with the elements around it', () => {
  const html = `<main class="m"><h1 class="h">Fees</h1>${fold}<p class="p">Late</p></main>`;
  expect(pageClasses(parsePart(html))).toEqual({
    all: new Set(['m', 'h', 'p']),
    seen: new Set(['m', 'h']),
  });
});

it('sees all of a page without a fold', () => {
  const { all, seen: first } = pageClasses(parsePart('<p class="a b">One</p>'));
  expect(first).toEqual(all);
});

const drawer =
  '<details class="d"><summary class="s"><b class="b">Menu</b></summary><ul class="u">' +
  '<details><summary class="t">About</summary><a class="l">History</a></details></ul></details>';

it('does not see what stands in closed disclosures, but themselves and their heads', () => {
  expect(seen(drawer)).toEqual(['d', 's', 'b']);
});

it('sees into a disclosure that is open', () => {
  expect(seen(drawer.replace('<details class', '<details open class'))).toEqual([
    'd',
    's',
    'b',
    'u',
    't',
  ]);
});

it('sees what stands there for visitors without scripts, and what a script takes from a template', () => {
  expect(seen('<noscript><p class="n">Read on</p></noscript>')).toEqual(['n']);
  expect(seen('<template><img class="i"></template>')).toEqual(['i']);
});
