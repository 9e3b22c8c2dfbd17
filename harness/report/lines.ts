/** A line of a text that was taken away or added, or one beside it that stayed. */
export interface Line {
  kind: 'removed' | 'added' | 'same';
  text: string;
}

/** Lengths of the longest common rest, from every line of one text and the other. */
function commonRests(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const [row, below] = [rests[a], rests[a + 1]];
      if (!row || !below) continue;
      const skip = Math.max(below[b] ?? 0, row[b + 1] ?? 0);
      row[b] = before[a] === after[b] ? (below[b + 1] ?? 0) + 1 : skip;
    }
  }
  return rests;
}

/** Every line of both texts in the order of reading, with what became of it. */
export function compareLines(before: readonly string[], after: readonly string[]): Line[] {
  const rests = commonRests(before, after);
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const [old, fresh] = [before[a], after[b]];
    if (old !== undefined && old === fresh) {
      lines.push({ kind: 'same', text: old });
      a += 1;
      b += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || (rests[a + 1]?.[b] ?? 0) >= (rests[a]?.[b + 1] ?? 0))
    ) {
      lines.push({ kind: 'removed', text: old });
      a += 1;
    } else {
      lines.push({ kind: 'added', text: fresh ?? '' });
      b += 1;
    }
  }
  return lines;
}

/** The changed lines with one line on either side, in runs that hang together; none when all is the same. */
export function changedRuns(lines: readonly Line[]): Line[][] {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((at) => (lines[at]?.kind ?? 'same') !== 'same');
  const runs: Line[][] = [];
  lines.forEach((line, index) => {
    if (!isNear(index)) return;
    const last = runs.at(-1);
    if (last && index > 0 && isNear(index - 1)) last.push(line);
    else runs.push([line]);
  });
  return runs;
}
