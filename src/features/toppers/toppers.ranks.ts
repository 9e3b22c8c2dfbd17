import type { Topper } from './toppers.schema';

/** A topper and the place in the session: equal scores share one, and the next is left out. */
export interface Place {
  topper: Topper;
  rank: number;
}

/** Numbers toppers who stand best first: 1, 2, 2, 4. */
export function ranked(toppers: readonly Topper[]): Place[] {
  const places: Place[] = [];
  toppers.forEach((topper, index) => {
    const before = places[index - 1];
    const shared = before && topper.score !== undefined && before.topper.score === topper.score;
    places.push({ topper, rank: shared ? before.rank : index + 1 });
  });
  return places;
}
