import { expect, test } from '@playwright/test';
import { difference, isChanged, loose, strict } from '../../harness/visual/difference';
import type { Picture } from '../../harness/visual/picture';

/** A picture of one grey, with one pixel of another. */
function grey(width: number, height: number, level: number, odd = level): Picture {
  const data = Buffer.alloc(width * height * 4, level);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  data.fill(odd, middle, middle + 3);
  return { width, height, data };
}

test('one pixel three steps off is a change', () => {
  const before = grey(40, 20, 200);
  const after = grey(40, 20, 200, 197);
  const { pixels } = difference(before, after, strict);
  expect(pixels).toBe(1);
  expect(isChanged(before, after, pixels, strict)).toBe(true);
});

test('two steps are the rounding of another processor', () => {
  const [before, after] = [grey(40, 20, 200), grey(40, 20, 202)];
  expect(difference(before, after, strict).pixels).toBe(0);
  expect(isChanged(before, after, 0, strict)).toBe(false);
});

test('a picture of another size has changed, whatever it shows', () => {
  const [before, after] = [grey(40, 20, 200), grey(40, 21, 200)];
  const { pixels, picture } = difference(before, after, strict);
  expect(pixels).toBe(40);
  expect([picture.width, picture.height]).toEqual([40, 21]);
  expect(isChanged(before, after, 0, loose)).toBe(true);
});

test('another version of the browser may differ in few pixels, not in many', () => {
  const before = grey(100, 100, 200);
  const few = difference(before, grey(100, 100, 200, 0), loose);
  expect(isChanged(before, before, few.pixels, loose)).toBe(false);
  const many = difference(before, grey(100, 100, 120), loose);
  expect(isChanged(before, before, many.pixels, loose)).toBe(true);
});
