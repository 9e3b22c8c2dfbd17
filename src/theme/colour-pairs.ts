import { wcagContrast } from 'culori';
import type { ColourMode } from './palette-values';

/** What stands on which background. */
export interface ColourPair {
  /** The semantic colour of the words or marks. */
  front: string;
  /** The semantic colour below them. */
  background: string;
  use: 'text' | 'mark';
}

/** The least contrast of WCAG 2.2 AA: text of any size (1.4.3), marks that carry meaning (1.4.11). */
export const leastContrast = { text: 4.5, mark: 3 } as const;

const on = (
  backgrounds: string[],
  fronts: string[],
  use: ColourPair['use'] = 'text',
): ColourPair[] =>
  fronts.flatMap((front) => backgrounds.map((background) => ({ front, background, use })));

/** Every colour of words and marks with the backgrounds that it may stand on. */
export const colourPairs: ColourPair[] = [
  ...on(
    ['bg', 'surface', 'surface.sunken'],
    ['ink', 'ink.muted', 'brand', 'accent.text', 'danger'],
  ),
  ...on(['bg', 'surface', 'surface.sunken'], ['line.control'], 'mark'),
  ...on(['brand.soft'], ['ink', 'brand']),
  ...on(['accent.soft'], ['ink', 'accent.text']),
  ...on(['danger.soft'], ['ink', 'danger']),
  ...on(['danger'], ['surface']),
  ...on(['brand', 'brand.hover'], ['brand.on']),
  ...on(['brand.deep', 'brand.band'], ['brand.onDeep', 'brand.onDeepStrong']),
  ...on(['brand.deep', 'brand.band'], ['accent'], 'mark'),
  ...on(['accent', 'accent.hover'], ['accent.on']),
];

/** A pair's contrast in a mode, and whether it is enough; `colour` gives the colours (`coloursOf`). */
export function measurePair(
  { front, background, use }: ColourPair,
  mode: ColourMode,
  colour: (mode: ColourMode, name: string) => string,
): { ratio: number; enough: boolean } {
  const ratio = wcagContrast(colour(mode, front), colour(mode, background));
  return { ratio, enough: ratio >= leastContrast[use] };
}
