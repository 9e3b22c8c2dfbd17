/** The known word nearest to a mistyped one, or `undefined` when none is close enough to guess. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length * 0.4)) + 1;
  for (const candidate of known) {
    // As many letters have to come or go: most words need not be compared.
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const found = editDistance(wanted, candidate.toLowerCase());
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}

/**
 * The one known word within an edit distance of 1 of a mistyped one; `undefined` where there are several
 * or none. Words of three letters are too close to each other.
 */
export function suggestion(word: string, known: readonly string[]): string | undefined {
  if (word.length < 4) return undefined;
  const wanted = word.toLowerCase();
  // One edit leaves the first letters as they are, or the last: most words need not be compared.
  const half = Math.floor(wanted.length / 2) - 1;
  const near = known.filter((one) => {
    const other = one.toLowerCase();
    if (!other.startsWith(wanted.slice(0, half)) && !other.endsWith(wanted.slice(-half)))
      return false;
    return editDistance(wanted, other) < 2;
  });
  return near.length === 1 ? near[0] : undefined;
}

/** What keys are called elsewhere, and by offices. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  to: ['until'],
  till: ['until'],
  photo: ['picture', 'images', 'attachments'],
  file: ['attachments', 'paper'],
  pdf: ['attachments', 'paper'],
  link: ['to', 'url'],
  place: ['venue'],
  designation: ['role'],
  qualification: ['detail'],
  profession: ['designation'],
  percentage: ['division'],
};

/** The known key that another name means: 'photo' for 'picture'. */
export const synonymOf = (key: string, known: readonly string[]): string | undefined =>
  synonyms[key.toLowerCase()]?.find((one) => known.includes(one));

/** The hint after a diagnostic: '; did you mean "title"?', or the known words when none is near and none is the likely one. */
export function didYouMean(word: string, known: readonly string[], likely?: string): string {
  const guess = nearest(word, known) ?? likely;
  if (guess !== undefined) return `; did you mean "${guess}"?`;
  return oneOf(known);
}

/** The hint that names the known words, where they are not too many. */
export const oneOf = (known: readonly string[]): string =>
  known.length > 0 && known.length < 30 ? `; write one of: ${known.join(', ')}` : '';

/** Single-letter edits between two words; two swapped neighbours count as one edit. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
