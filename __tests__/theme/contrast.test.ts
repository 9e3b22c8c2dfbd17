/** @jest-environment node */
import { colourPairs, measurePair } from '../../src/theme/colour-pairs';
import { colourIn } from '../../src/theme/colour-values';
import { colourNames } from '../../src/theme/palette-values';

describe('the semantic colours', () => {
  it('are read from the theme, through the scales', () => {
    expect(colourIn('light', 'bg')).toBe('#FBF9F4');
    expect(colourIn('dark', 'bg')).toBe('#0E1713');
    expect(colourIn('dark', 'line.control')).toBe('#74857B');
    expect(() => colourIn('light', 'brand.loud')).toThrow('The theme has no colour "brand.loud".');
  });

  it('each have a value in both modes', () => {
    expect(colourNames.length).toBeGreaterThan(20);
    for (const name of colourNames) {
      expect([name, colourIn('light', name)]).toEqual([name, expect.stringMatching(/^#\w{6}$/)]);
      expect([name, colourIn('dark', name)]).toEqual([name, expect.stringMatching(/^#\w{6}$/)]);
    }
  });
});

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(colourPairs.map((pair) => [`${pair.front} on ${pair.background}`, pair] as const))(
    '%s can be read',
    (_, pair) => {
      expect(measurePair(pair, mode, colourIn)).toEqual({
        ratio: expect.any(Number),
        enough: true,
      });
    },
  );
});

it('marks a pair that cannot be read', () => {
  expect(
    measurePair({ front: 'line', background: 'bg', use: 'text' }, 'light', colourIn).enough,
  ).toBe(false);
});
