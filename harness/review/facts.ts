import type { Line } from './lines';

/** How a page differs from what it was. */
export interface PageFacts {
  path: string;
  /** The widths at which it looks different. */
  looks: number[];
  /** Changed lines, in runs. */
  words: Line[][];
  /** What axe finds now and did not find before. */
  axe: string[];
}

// A comment at a host of repositories holds 65,536 characters.
const mostLines = 120;

const signs = { removed: '-', added: '+', same: ' ' };

/** A changed line as a `diff` block shows it; nothing in it can end the block. */
const diffLine = ({ kind, text }: Line) => `${signs[kind]} ${text.replaceAll('`', "'")}`;

function wordsOf(pages: readonly PageFacts[]): string[] {
  const lines = pages.flatMap(({ path, words }) =>
    words.length > 0 ? [`@@ ${path} @@`, ...words.flat().map(diffLine)] : [],
  );
  if (lines.length === 0) return ['No word has changed.'];
  const left = lines.length - mostLines;
  const more = left > 0 ? [`… and ${left} more lines in the report.`] : [];
  return ['```diff', ...lines.slice(0, mostLines), '```', ...more];
}

/** What became of the pages, in Markdown, short enough for a comment on a pull request. */
export function pagesSummary(pages: readonly PageFacts[], widths: readonly number[]): string {
  const seen = `${pages.length} pages at ${widths.join(' and ')} pixels`;
  const changed = pages.filter(({ looks }) => looks.length > 0).map(({ path }) => `\`${path}\``);
  const faults = pages.flatMap(({ path, axe }) => axe.map((fault) => `- \`${path}\`: ${fault}`));
  return [
    '### Pages\n',
    changed.length > 0
      ? `Of ${seen}, ${changed.length} look different: ${changed.join(', ')}.`
      : `No pixel of ${seen} has changed.`,
    '\n### Words\n',
    ...wordsOf(pages),
    '\n### Accessibility\n',
    ...(faults.length > 0 ? faults : ['Nothing new.']),
    '',
  ].join('\n');
}
