/** @jest-environment node */
import { parseMarkdown } from '../../src/content/markdown';
import { blockHtml } from '../../src/content/markdown-html';

const htmlOf = (text: string) => {
  const { tree, problems } = parseMarkdown(text, 'block');
  expect(problems).toEqual([]);
  return blockHtml(tree, () => '');
};

describe('a list pasted from Word or a phone is a list', () => {
  it.each([
    ['• one\n• two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['Bring:\n•\tone\n\uf0b7\ttwo', '<p>Bring:</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['●\u00a0one\n\n●\u00a0two', '<ul>\n<li>\n<p>one</p>\n</li>\n<li>\n<p>two</p>\n</li>\n</ul>'],
    ['• one\n  ▪ two', '<ul>\n<li>one\n<ul>\n<li>two</li>\n</ul>\n</li>\n</ul>'],
    ['•\tone\n\to\ttwo', '<ul>\n<li>one\n<ul>\n<li>two</li>\n</ul>\n</li>\n</ul>'],
    ['•one\n•two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['Bring:\n·one\n·  two', '<p>Bring:</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['➢ **one**\n•*two*', '<ul>\n<li><strong>one</strong></li>\n<li><em>two</em></li>\n</ul>'],
    ['-one\n-two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    [
      'Bring:\n-one\n-2 two\n-[x](/X)',
      '<p>Bring:</p>\n<ul>\n<li>one</li>\n<li>2 two</li>\n<li><a href="/X">x</a></li>\n</ul>',
    ],
    ['\uf0fc one\n\uf076\ttwo', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['1) one\n2) two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
    ['• one\n\n    • two', '<ul>\n<li>\n<p>one</p>\n<ul>\n<li>two</li>\n</ul>\n</li>\n</ul>'],
  ])('%j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it('and nothing else', () => {
    expect(htmlOf('Maths • Science\no clock')).toBe('<p>Maths • Science\no clock</p>');
    expect(htmlOf('In the co-operative\n-one')).toBe('<p>In the co-operative\n-one</p>');
    expect(htmlOf('Maths\n••• Science')).toBe('<p>Maths\n••• Science</p>');
    expect(htmlOf('```\n• one\n```')).toBe('<pre><code>• one\n</code></pre>');
    expect(htmlOf('•      one\ntwo')).toBe('<p>•      one\ntwo</p>');
  });

  it('with its links and mistakes at their places', () => {
    const text = '• [one](/Fee)\n• <b>two</b>';
    const { links, problems } = parseMarkdown(text, 'block');
    expect(links).toEqual([{ to: '/Fee', offset: text.indexOf('[') }]);
    expect(problems[0]?.offset).toBe(text.indexOf('<b>'));
  });

  it('also where no blank stands behind the bullets', () => {
    const text = 'Bring:\n•[one](/Fee)\n•<b>two</b>\n\n•three [four](/Fees)';
    const { links, problems } = parseMarkdown(text, 'block');
    expect(links.map(({ offset }) => offset)).toEqual([
      text.indexOf('[one'),
      text.indexOf('[four'),
    ]);
    expect(problems[0]?.offset).toBe(text.indexOf('<b>'));
  });
});

it('gives lines with ticks and crosses a line of their own, and keeps these', () => {
  expect(htmlOf('Bring:\n✓ a hat\n✗ no phone')).toBe('<p>Bring:<br>\n✓ a hat<br>\n✗ no phone</p>');
});

it('keeps the time of many lines with hyphens', () => {
  const text = `${'-a'.repeat(5_000)}\n`.repeat(20);
  const began = performance.now();
  parseMarkdown(text, 'block');
  expect(performance.now() - began).toBeLessThan(5_000);
});

describe('lines with letters stay lines', () => {
  it.each([
    [
      '1. Come\n   a. bring one\n   b) bring two',
      '<ol>\n<li>Come<br>\na. bring one<br>\nb) bring two</li>\n</ol>',
    ],
    [
      'See **all**\n(i) one\n(ii) two',
      '<p>See <strong>all</strong><br>\n(i) one<br>\n(ii) two</p>',
    ],
    ['Bring:\n2) two\n3) three', '<p>Bring:<br>\n2) two<br>\n3) three</p>'],
    ['1)one\n2)two', '<p>1)one<br>\n2)two</p>'],
    ['1.one\n2.two', '<p>1.one<br>\n2.two</p>'],
    ['(1) one\n(2) two', '<p>(1) one<br>\n(2) two</p>'],
  ])('%j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it('but not a number that closes brackets', () => {
    expect(htmlOf('Come (see page\n5) today,\n2.5 km')).toBe(
      '<p>Come (see page\n5) today,\n2.5 km</p>',
    );
  });

  it('but not initials, or a word that ends a sentence', () => {
    expect(htmlOf('Ask Mrs.\nS. Karthik or us\nall. Now')).toBe(
      '<p>Ask Mrs.\u00a0S. Karthik or us\nall. Now</p>',
    );
  });
});
