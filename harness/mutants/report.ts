import { kinds, type Mutation } from './mutations';

/** A fault that was tried, and what came of it. */
export interface Outcome {
  mutation: Mutation;
  /** Its place in the list, from 1 on. */
  number: number;
  /** How many tests reach its file, and how many were run. */
  related: number;
  ran: number;
  /** The test that noticed it. */
  killedBy?: string;
}

const cell = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function resultOf({ killedBy, ran, related, mutation: { otherwise } }: Outcome): string {
  if (killedBy !== undefined) return killedBy;
  const survived = `survived ${ran} of ${related} related tests`;
  return otherwise === undefined ? survived : `${survived}; ${otherwise}`;
}

const killed = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ killedBy }) => killedBy !== undefined).length;

/** What became of all faults, in a sentence. */
export const countWords = (outcomes: readonly Outcome[]): string =>
  `${killed(outcomes)} of ${outcomes.length} killed by unit tests`;

/** The report as Markdown: each fault with the test file that noticed it, and the counts by kind. */
export function reportText(outcomes: readonly Outcome[]): string {
  const byKind = kinds.map((kind) => {
    const all = outcomes.filter(({ mutation }) => mutation.kind === kind);
    return row([kind, String(killed(all)), String(all.length)]);
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
