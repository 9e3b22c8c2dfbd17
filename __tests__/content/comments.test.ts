/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown } from '../../src/content/markdown';
import { blockHtml } from '../../src/content/markdown-html';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { cleanUp, newFolder } from '../content-service/support/app';
import { load, pageHead, removeContent } from './content-folder';

afterAll(async () => {
  removeContent();
  await cleanUp();
});

const htmlOf = (text: string) => {
  const { tree, problems } = parseMarkdown(text, 'block');
  expect(problems).toEqual([]);
  return blockHtml(tree, () => '');
};

describe('what stands around a comment is shown', () => {
  it.each([
    ['<!-- a --> **Fees are due on Monday.**', '<p><strong>Fees are due on Monday.</strong></p>'],
    ['<!-- a --><!-- b --> Fees <!-- c -->today', '<p>Fees today</p>'],
    ['Fees <!-- a\nb --> today', '<p>Fees  today</p>'],
    ['<!-- a\n\nb -->\n\nFees', '<p>Fees</p>'],
    ['- <!-- a --> one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['<!--> Fees', '<p>Fees</p>'],
    ['`<!-- a` Fees', '<p><code>&#x3C;!-- a</code> Fees</p>'],
    ['```\n<!-- a\n```', '<pre><code>&#x3C;!-- a\n</code></pre>'],
  ])('%j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });
});

it('places of links, pictures and mistakes are those of the whole text', () => {
  const text = '<!-- a --> [b](/c)\n\n<!-- d --> <b>e</b>\n\n![](f.webp)';
  const { links, problems, pictures } = parseMarkdown(text, 'block');
  expect(links).toEqual([{ to: '/c', offset: text.indexOf('[b]') }]);
  expect(pictures).toEqual([{ src: 'f.webp', alt: '', offset: text.indexOf('![]') }]);
  expect(problems.map(({ offset }) => offset)).toEqual(
    expect.arrayContaining([text.indexOf('<b>'), text.indexOf('![]')]),
  );
});

describe('a comment without an end is a mistake at its place', () => {
  it.each([
    ['Fees\n\n<!-- a\n\n**Due on Monday.**', 6],
    ['Fees <!-- a', 5],
    ['<!-- a --> <!-- b', 11],
    ['- one <!-- a\n- two', 6],
  ])('%j', (text, offset) => {
    expect(parseMarkdown(text, 'block').problems).toEqual([
      { offset, message: 'this comment has no end; write --> behind it' },
    ]);
  });

  it('in a page’s YAML and in its Markdown', () => {
    const { lines } = load({
      'pages/a.yaml': `${pageHead('/A')}  - kind: prose\n    text: |\n      One.\n\n      Two <!-- c\n`,
      'pages/b.md': `---\n${pageHead('/B').replace(/blocks:\n$/, '')}---\n\nOne.\n\n<!-- c\n\nTwo.\n`,
    });
    expect(lines).toEqual([
      'content/pages/a.yaml:11:11: this comment has no end; write --> behind it',
      expect.stringMatching(/^content\/pages\/b\.md:\d+:1: this comment has no end; write -->/),
    ]);
  });

  it('in a letter of the lists', () => {
    const folder = newFolder();
    const letter =
      '- category: Principal\n  name: A\n  message: |\n    <p>Dear <!-- a --> all,</p>\n    <p>x</p> <!-- b\n';
    writeFileSync(join(folder, 'messages.yaml'), letter);
    expect(() => loadDataset(folder)).toThrow(
      /messages\.yaml:5:14: this comment has no end; write --> behind it/,
    );
  });
});
