import { verdicts, countVerdicts } from '../visual/shot';
import type { PagePair } from './compare-pages';
import type { Line } from '../report/lines';
import type { Review } from './report';

// A comment at a host of repositories holds 65,536 characters.
const mostLines = 120;

const signs = { removed: '-', added: '+', same: ' ' };

/** A changed line as a `diff` block shows it; nothing in it can end the block. */
const diffLine = ({ kind, text }: Line) => `${signs[kind]} ${text.replaceAll('`', "'")}`;

const diff = (lines: readonly string[]) =>
  ['```diff', ...lines.slice(0, mostLines), '```'].concat(
    lines.length > mostLines ? [`… and ${lines.length - mostLines} more lines in the report.`] : [],
  );

function words(pairs: readonly PagePair[]): string[] {
  const lines = pairs.flatMap(({ path, text }) =>
    text.length > 0 ? [`@@ ${path} @@`, ...text.flat().map(diffLine)] : [],
  );
  return lines.length > 0 ? diff(lines) : ['No word has changed.'];
}

function looks({ pairs, looks: changed, widths }: NonNullable<Review['pages']>): string {
  const seen = `${pairs.length} pages at ${widths.join(' and ')} pixels`;
  if (changed.length === 0) return `No pixel of ${seen} has changed.`;
  const paths = [...new Set(changed.map(({ path }) => `\`${path}\``))];
  return `Of ${seen}, ${paths.length} look different: ${paths.join(', ')}.`;
}

/** What axe finds after the change and did not find before. */
function newFaults(pairs: readonly PagePair[]): string[] {
  return pairs.flatMap(({ path, before, after }) => {
    const known = new Set(before?.axe.map(({ rule }) => rule));
    return (after?.axe ?? [])
      .filter(({ rule }) => !known.has(rule))
      .map(({ rule, help }) => `- \`${path}\`: ${help} (${rule})`);
  });
}

function pages({ pages: seen }: Review): string[] {
  if (!seen) return [];
  const faults = newFaults(seen.pairs);
  return [
    '### Pages',
    looks(seen),
    '### Words',
    ...words(seen.pairs),
    '### Accessibility',
    ...(faults.length > 0 ? faults : ['Nothing new.']),
  ];
}

function stories({ stories: seen }: Review): string[] {
  if (!seen) return [];
  const counts = countVerdicts(seen.shots);
  const told = verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`);
  return ['### Stories', `${told.join(', ') || 'None'}; ${seen.faults.length} with a fault.`];
}

/** The review in Markdown, short enough for a comment on a pull request. */
export function reviewSummary(review: Review): string {
  const blocks = [
    '## What this change does',
    `Before: \`${review.before}\`. After: \`${review.after}\`.`,
    ...pages(review),
    ...stories(review),
  ];
  // A block of changed lines hangs together; all else are paragraphs of their own.
  return `${blocks.join('\n').replaceAll(/\n(?=###? )/g, '\n\n')}\n`;
}
