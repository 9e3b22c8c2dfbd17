import { structuredPatch } from 'diff';

/** How a page differs from what it was. */
export interface PageFacts {
  path: string;
  /** Whether it looks different at some width. */
  looks: boolean;
  /** Changed lines, each after its sign. */
  words: string[];
  /** What axe finds now and did not find before. */
  axe: string[];
}

/** The changed lines with one line on either side, as a `diff` block shows them; none when all is the same. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
  // A last line without an end would be a change of its own.
  const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  const { hunks } = structuredPatch('', '', text(before), text(after), '', '', { context: 1 });
  return hunks.flatMap(({ lines }) => lines);
}

// A comment at a host of repositories holds 65,536 characters.
const mostLines = 120;

function wordsOf(pages: readonly PageFacts[]): string[] {
  const lines = pages.flatMap(({ path, words }) =>
    words.length > 0 ? [`@@ ${path} @@`, ...words] : [],
  );
  if (lines.length === 0) return ['No word has changed.'];
  const left = lines.length - mostLines;
  // Nothing in it can end the block.
  const shown = lines.slice(0, mostLines).map((line) => line.replaceAll('`', "'"));
  const more = left > 0 ? [`… and ${left} more lines in the report.`] : [];
  return ['```diff', ...shown, '```', ...more];
}

/** What became of the pages, in Markdown, short enough for a comment on a pull request. */
export function pagesSummary(pages: readonly PageFacts[], widths: readonly number[]): string {
  const seen = `${pages.length} pages at ${widths.join(' and ')} pixels`;
  const changed = pages.filter(({ looks }) => looks).map(({ path }) => `\`${path}\``);
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
