/** @jest-environment node */
import { parseMarkdown } from '../../src/content/markdown';
import { blockHtml, inlineHtml } from '../../src/content/markdown-html';
import { didYouMean, nearest } from '../../src/content/nearest';
import { slug } from '../../src/content/slug';
import { alignOffset, parsePath } from '../../src/content/source-file';
import { smarten } from '../../src/content/typography';

it.each([
  ['titel', 'title'],
  ['ITEMS', 'items'],
  ['txet', 'text'],
  ['colunms', 'columns'],
  ['zebra', undefined],
])('takes %s for %s', (word, guess) => {
  expect(nearest(word, ['title', 'items', 'text', 'columns'])).toBe(guess);
});

it('lists the known words when none is near, unless they are too many', () => {
  expect(didYouMean('zebra', ['info', 'warning'])).toBe('; write one of: info, warning');
  expect(
    didYouMean(
      'zebra',
      Array.from({ length: 30 }, (_, index) => `word${index}`),
    ),
  ).toBe('');
});

it.each([
  ['What’s in a fee?', 'whats-in-a-fee'],
  ['ISC & ICSE — 2025-2026', 'isc-icse-2025-2026'],
  ['तमसो मा', 'तमसो-मा'],
  ['…', 'section'],
])('makes the anchor of "%s"', (heading, anchor) => {
  expect(slug(heading)).toBe(anchor);
});

it.each([
  [`"It's", she said`, '“It’s”, she said'],
  [`the '90s ('good' years)`, 'the ’90s (‘good’ years)'],
  ['Monday -- Friday --- or not...', 'Monday – Friday — or not…'],
  ['pay - or wait', 'pay – or wait'],
  ['2025-2026, ₹ 10,200 and ₹500', '2025-2026, ₹\u00a010,200 and ₹\u00a0500'],
  [
    'No. 1 at St. Mary’s, Std. IX. No. Then',
    'No.\u00a01 at St.\u00a0Mary’s, Std.\u00a0IX. No. Then',
  ],
  [
    'Rs. 4,500, Rs 50, rs. 20, Re 1, INR 4,500, ₹\n300, Rs. Then, hours 7',
    'Rs.\u00a04,500, Rs\u00a050, rs.\u00a020, Re\u00a01, INR\u00a04,500, ₹\u00a0300, Rs. Then, hours 7',
  ],
  ['4,500 /- or ₹ 2 lakh', '4,500\u00a0/- or ₹\u00a02\u00a0lakh'],
  ['No.\n1, on 16\nNovember at 8:00\nam', 'No.\u00a01, on 16\u00a0November at 8:00\u00a0am'],
  ['Smt. Venkatasubramaniam, Smt. Menon', 'Smt. Venkatasubramaniam, Smt.\u00a0Menon'],
  ['7:00 am, classes VI to XII', '7:00\u00a0am, classes\u00a0VI\u00a0to\u00a0XII'],
  ['PG to VIII, Nursery to V', 'PG\u00a0to\u00a0VIII, Nursery\u00a0to\u00a0V'],
  [
    'Classes I\nto V, the Vth to X, I to him',
    'Classes\u00a0I\u00a0to\u00a0V, the Vth to X, I to him',
  ],
  [
    'class IX from 16 November, not 2 amulets',
    'class\u00a0IX from 16\u00a0November, not 2 amulets',
  ],
])('sets %s', (typed, set) => {
  expect(smarten(typed)).toBe(set);
});

const htmlOf = (text: string) => blockHtml(parseMarkdown(text, 'block').tree, () => '');

it('keeps a number with hyphens on one line, in links and emphasis too, and not in code', () => {
  const number = '<span data-short="" dir="ltr">2026-0000-01</span>';
  const tree = () => parseMarkdown('', 'inline').tree;
  expect(inlineHtml('Form 2026-0000-01', tree)).toBe(`Form ${number}`);
  expect(htmlOf('See *2026-0000-01* or [2026-0000-01](/Fee)')).toBe(
    `<p>See <em>${number}</em> or <a href="/Fee">${number}</a></p>`,
  );
  expect(htmlOf('`2026-0000-01`')).toBe('<p><code>2026-0000-01</code></p>');
});

it('makes links of numbers to call and of hosts, but not within links and code', () => {
  const inline = (text: string) => inlineHtml(text, () => parseMarkdown(text, 'inline').tree);
  const call = '<a href="tel:+911350000000" dir="ltr" data-short="">0135-000-0000</a>';
  expect(inline('Call 0135-000-0000')).toBe(`Call ${call}`);
  expect(htmlOf('Call *0135-000-0000*, or write at forms.gle/Ab1.')).toBe(
    `<p>Call <em>${call}</em>, or write at <a href="https://forms.gle/Ab1" dir="ltr" rel="noopener">forms.gle/Ab1</a>.</p>`,
  );
  for (const text of ['[98765 43210](/Fee)', '`98765 43210`', '[**98765 43210**](tel:112)']) {
    expect(htmlOf(text)).not.toContain('tel:+91');
  }
});

it('lets a wide table scroll by itself, and not the page', () => {
  const rows = '| --- | --- | --- |\n| Asha Menon | PGT | 0135-000-0000 |';
  expect(htmlOf(`| Name | Post | Phone |\n${rows}`)).toMatch(
    /^<div role="region" tabindex="0" aria-label="Name, Post, Phone"><table>.*<\/table><\/div>$/s,
  );
  expect(htmlOf('| Name | Post |\n| --- | --- |\n| Asha Menon | PGT |')).toMatch(/^<table>/);
});

it('closes a quotation that began before the text', () => {
  expect(smarten('" he said', 's')).toBe('” he said');
});

it('finds a character of a folded or quoted value in its source', () => {
  const source = "text: >-\n  One two\n  three\nother: 'it''s here'";
  expect(source.slice(alignOffset(source, 9, 27, 'One two three', 8)).startsWith('three')).toBe(
    true,
  );
  const from = source.indexOf("'it");
  expect(source.slice(alignOffset(source, from, source.length, "it's here", 5))).toBe("here'");
});

it('reads paths as Yup writes them', () => {
  expect(parsePath('blocks[2].rows[3]["a.b"]')).toEqual(['blocks', 2, 'rows', 3, 'a.b']);
  expect(parsePath('')).toEqual([]);
});
