/** @jest-environment node */
import fc from 'fast-check';
import { leastContrast } from '../../src/theme/colour-pairs';
import { wcagContrast } from 'culori';
import { derivePalette } from '../../src/theme/derive-palette';
import { type Palette, sampleColours, samplePalette } from '../../src/theme/palette';
import { coloursOf } from '../../src/theme/palette-values';
import { nearestReadable, unreadablePairs } from '../../src/theme/readable';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0').toUpperCase()}`);
/** Dark ones are likelier to be read. */
const dark = fc
  .tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 0x70 })))
  .map((parts) =>
    `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase(),
  );
const brand = fc.record({ main: fc.oneof(dark, colour), accent: colour });

/** Every colour of a palette, by any path. */
const values = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(values);

it('gives the sample its own palette for its own two colours, however they are written', () => {
  expect(derivePalette(sampleColours)).toEqual(samplePalette);
  expect(derivePalette({ main: '#23503d', accent: '#e9a520' })).toEqual(samplePalette);
});

it('takes the two colours as they are, and leaves none of the sample’s', () => {
  const palette = derivePalette({ main: '#1F3A6E', accent: '#E0B0FF' });
  const colourIn = coloursOf(palette);
  expect(colourIn('light', 'brand')).toBe('#1F3A6E');
  expect(colourIn('light', 'accent')).toBe('#E0B0FF');
  const samples = new Set(values(samplePalette));
  expect(values(palette).filter((one) => samples.has(one))).toEqual([]);
});

it('writes white on a dark accent, and dark words on a pale one', () => {
  const onAccent = (accent: string) => derivePalette({ main: '#001020', accent }).onAccent[0];
  expect(onAccent('#B00020')).toBe('#FFFFFF');
  expect(wcagContrast(onAccent('#FFD54F'), '#FFD54F')).toBeGreaterThan(leastContrast.text);
});

it('has a grey palette for grey colours', () => {
  const { pine, night } = derivePalette({ main: '#404040', accent: '#CCCCCC' }) satisfies Palette;
  for (const hex of [pine[100], pine[300], night[900]]) expect(hex).toMatch(/^#(..)\1\1$/);
});

it('is read in every pair of colours, or is refused with a near pair that is', () => {
  let [read, refused] = [0, 0];
  fc.assert(
    fc.property(brand, (colours) => {
      if (unreadablePairs(colours).length === 0) {
        read += 1;
        return;
      }
      refused += 1;
      expect(unreadablePairs(nearestReadable(colours))).toEqual([]);
    }),
    { numRuns: 12, seed: 18 },
  );
  // Both happen, so that neither half of the property is empty.
  expect(read).toBeGreaterThan(2);
  expect(refused).toBeGreaterThan(2);
});

it('says which colours can’t be read, the worst first', () => {
  const found = unreadablePairs({ main: '#8FBF3F', accent: '#E91E63' });
  expect(found.length).toBeGreaterThan(5);
  expect(found[0]).toMatchObject({ mode: 'light', pair: { front: 'accent' } });
  const shares = found.map(({ ratio, least }) => ratio / least);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

it.each([
  ['#002147', '#C8102E', 0.06],
  ['#0B5D8F', '#F58220', 0.06],
])('moves %s and %s no farther than it must', (main, accent, most) => {
  const near = nearestReadable({ main, accent });
  const moved = (one: string, other: string) =>
    Math.abs(wcagContrast(one, '#000000') - wcagContrast(other, '#000000')) /
    wcagContrast(one, '#000000');
  expect(moved(main, near.main)).toBeLessThan(most * 4);
  expect(moved(accent, near.accent)).toBeLessThan(most * 4);
  expect(unreadablePairs({ main, accent }).length).toBeGreaterThan(0);
});
