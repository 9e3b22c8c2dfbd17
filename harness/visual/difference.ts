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

/** A part of a picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What differs between two pictures. */
export interface Difference {
  /** How many pixels differ. */
  pixels: number;
  /** The smallest part that holds them all; none when no pixel differs. */
  area?: Area;
  /** The picture after, faded, with what differs in red. */
  picture: Picture;
}

const red: [number, number, number] = [168, 50, 42];

/** The smallest part that holds all pixels which are marked (not transparent). */
function markedArea({ width, height, data }: Picture): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Lays two pictures over each other; where one is larger, what the other lacks differs. */
export function difference(before: Picture, after: Picture, rule: Strictness): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [a, b] = [onBackground(before, width, height), onBackground(after, width, height)];
  const compare = (output: Buffer, mask: boolean) =>
    pixelmatch(a.data, b.data, output, width, height, {
      threshold: rule.threshold,
      includeAA: rule.edges,
      alpha: 0.25,
      diffColor: red,
      diffMask: mask,
    });
  const mask = { width, height, data: Buffer.alloc(width * height * 4) };
  const found = compare(mask.data, true);
  const picture = { width, height, data: Buffer.alloc(width * height * 4) };
  compare(picture.data, false);
  const area = markedArea(mask);
  return { pixels: found, ...(area ? { area } : {}), picture };
}

/** Whether a difference is more than the rule allows. */
export const isChanged = (before: Picture, after: Picture, found: number, rule: Strictness) =>
  before.width !== after.width ||
  before.height !== after.height ||
  found > rule.share * after.width * after.height;
