import { structuredPatch } from 'diff';

/** A line of a text that was taken away or added, or one beside it that stayed. */
export interface Line {
  kind: 'removed' | 'added' | 'same';
  text: string;
}

const kinds = new Map<string | undefined, Line['kind']>([
  ['-', 'removed'],
  ['+', 'added'],
]);

/** The changed lines with one line on either side, in runs that hang together; none when all is the same. */
export function changedRuns(before: readonly string[], after: readonly string[]): Line[][] {
  // A last line without an end would be a change of its own.
  const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  const { hunks } = structuredPatch('', '', text(before), text(after), '', '', { context: 1 });
  return hunks.map(({ lines }) =>
    lines.map((line) => ({ kind: kinds.get(line[0]) ?? 'same', text: line.slice(1) })),
  );
}
