import { kinds } from './mutations';
import type { Outcome } from './try-mutation';

const cell = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function resultOf({ killedBy, timedOut, mutation: { otherwise } }: Outcome): string {
  if (killedBy !== undefined) return killedBy;
  const rest = timedOut ? ' (not all related tests had time)' : '';
  return `survived${rest}${otherwise === undefined ? '' : `; ${otherwise}`}`;
}

/** What became of all faults, in a sentence. */
export const countWords = (outcomes: readonly Outcome[]): string =>
  `${outcomes.filter(({ killedBy }) => killedBy !== undefined).length} of ${outcomes.length} killed by unit tests`;

/** The report as Markdown: each fault with the test file that noticed it, and the counts by kind. */
export function reportText(outcomes: readonly Outcome[]): string {
  const byKind = kinds.map((kind) => {
    const all = outcomes.filter(({ mutation }) => mutation.kind === kind);
    const killed = all.filter(({ killedBy }) => killedBy !== undefined);
    return row([kind, String(killed.length), String(all.length)]);
  });
  const each = outcomes.map((outcome) => {
    const { kind, file, find, replace } = outcome.mutation;
    return row([String(outcome.number), kind, file, cell(find), cell(replace), resultOf(outcome)]);
  });
  return [
    `# ${countWords(outcomes)}`,
    '',
    row(['kind', 'killed', 'of']),
    row(['---', '---', '---']),
    ...byKind,
    '',
    row(['', 'kind', 'file', 'was', 'is', 'killed by']),
    row(['---', '---', '---', '---', '---', '---']),
    ...each,
    '',
  ].join('\n');
}
