import type { MarkdownMode } from './checks';

/** What Markdown has for a tag; for `br` in a text of one line, see below. */
const instead: Readonly<Record<string, string>> = {
  a: '[words](address)',
  b: '**words**',
  br: 'a new paragraph, or \\ at the end of the line',
  em: '*words*',
  h: '## words',
  i: '*words*',
  iframe: '[words](address)',
  img: '![what it shows](its file)',
  li: '"- " before each item',
  ol: '"1. " before each item',
  p: 'a blank line between paragraphs',
  strong: '**words**',
  table: '| between the cells of a row, or a block of the kind table',
  ul: '"- " before each item',
};

/**
 * What to write in the place of a tag; undefined where it closes one that was told. `opened` remembers those between the
 * parts of one text.
 */
export function htmlProblem(
  html: string,
  opened: Set<string>,
  mode: MarkdownMode,
): string | undefined {
  const [, end, name = ''] = /^<(\/?)([a-z]+)/i.exec(html.toLowerCase()) ?? [];
  if (end && opened.delete(name)) return undefined;
  opened.add(name);
  if (name === 'br' && mode === 'inline') return 'HTML is not shown; write one line, with a comma';
  const written = Object.hasOwn(instead, name) ? instead[name] : undefined;
  return written === undefined
    ? 'HTML is not shown; write Markdown, or the words alone'
    : `HTML is not shown; write Markdown: ${written}`;
}
