import pixelmatch from 'pixelmatch';
import { onBackground, type Picture } from './picture';

/** How closely two pictures are compared. */
export interface Strictness {
  /** Largest difference of a colour that does not count, from 0 (none) to 1 (black for white). */
  threshold: number;
  /** Whether the smoothed edges of letters and lines count. */
  edges: boolean;
  /** Share of the pixels that may differ. */
  share: number;
}

/**
 * The rule of the tests: no pixel may differ by more than two of 255 steps, which is what the
 * rounding of shadows and gradients differs by between processors. A share of the picture would be
 * the wrong allowance: one word in another colour is less than a thousandth of a page.
 */
export const strict: Strictness = { threshold: 0.0076, edges: true, share: 0 };

/** For two pictures that were both compressed with loss, whose pixels waver around a change. */
export const compressed: Strictness = { threshold: 0.06, edges: true, share: 0 };

/** For pictures of another version of the browser, which draws edges of letters in its own way. */
export const loose: Strictness = { threshold: 0.1, edges: false, share: 0.002 };

const red: [number, number, number] = [168, 50, 42];

/**
 * Lays two pictures over each other; where one is larger, what the other lacks differs. Gives how many pixels
 * differ, and the picture after, faded, with those in red.
 */
export function difference(before: Picture, after: Picture, rule: Strictness) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [a, b] = [onBackground(before, width, height), onBackground(after, width, height)];
  const picture = { width, height, data: Buffer.alloc(width * height * 4) };
  const pixels = pixelmatch(a.data, b.data, picture.data, width, height, {
    threshold: rule.threshold,
    includeAA: rule.edges,
    alpha: 0.25,
    diffColor: red,
  });
  return { pixels, picture };
}

/** Whether a difference is more than the rule allows. */
export const isChanged = (before: Picture, after: Picture, found: number, rule: Strictness) =>
  before.width !== after.width ||
  before.height !== after.height ||
  found > rule.share * after.width * after.height;
