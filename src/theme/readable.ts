import { clampChroma, converter, formatHex, wcagLuminance } from 'culori';
import { type ColourPair, colourPairs, leastContrast, measurePair } from './colour-pairs';
import { derivePalette } from './derive-palette';
import type { BrandColours } from './palette';
import { type ColourMode, coloursOf } from './palette-values';

/** A pair of colours that can't be read in a palette. */
export interface Unreadable {
  pair: ColourPair;
  mode: ColourMode;
  ratio: number;
  least: number;
}

/** The pairs that can't be read in the palette of two brand colours, the worst of all first. */
export function unreadablePairs(colours: BrandColours): Unreadable[] {
  const colour = coloursOf(derivePalette(colours));
  const found = (['light', 'dark'] as const).flatMap((mode) =>
    colourPairs.flatMap((pair) => {
      const { ratio, enough } = measurePair(pair, mode, colour);
      return enough ? [] : [{ pair, mode, ratio, least: leastContrast[pair.use] }];
    }),
  );
  return found.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

const toOklch = converter('oklch');

/** How finely lighter and darker colours are tried, in the lightness of OKLCH (0 to 1). */
const step = 0.01;

interface Candidate {
  hex: string;
  /** How far it is from the colour that was named. */
  distance: number;
}

/** A colour and all that are lighter or darker, of the same hue, from the nearest to the farthest. */
function candidates(hex: string): Candidate[] {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  const own = { hex: hex.toUpperCase(), distance: 0 };
  const others = Array.from({ length: Math.floor(1 / step) + 1 }, (_, index) => {
    const lightness = index * step;
    const shown = clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch');
    const lost = c - shown.c;
    return {
      hex: formatHex(shown).toUpperCase(),
      distance: Math.hypot(lightness - l, lost),
    };
  });
  return [own, ...others].sort((a, b) => a.distance - b.distance);
}

/** The grey of the same luminance, which contrast can't tell from the colour. */
function greyOf(hex: string): string {
  return formatHex({ mode: 'lrgb', ...grey(wcagLuminance(hex)) }).toUpperCase();
}
const grey = (light: number) => ({ r: light, g: light, b: light });

const known = new Map<string, boolean>();

/** Whether a pair can be read as far as greys tell, of which there are few enough to remember. */
function seemsReadable(main: string, accent: string): boolean {
  const colours = { main: greyOf(main), accent: greyOf(accent) };
  const key = colours.main + colours.accent;
  const found = known.get(key) ?? unreadablePairs(colours).length === 0;
  known.set(key, found);
  return found;
}

/** The colour nearest to another, lighter or darker, that passes. */
function nearest(hex: string, passes: (hex: string) => boolean): string | undefined {
  return candidates(hex).find((one) => passes(one.hex))?.hex;
}

/** The main colour nearest to another that some accent goes with. */
export function nearestMain(main: string): string {
  const passes = (hex: string) => unreadablePairs({ main: hex, accent: '#FFFFFF' }).length === 0;
  return nearest(main, passes) ?? '#000000';
}

/** The accent nearest to another that goes with a main colour. */
export function nearestAccent({ main, accent }: BrandColours): string {
  return nearest(accent, (hex) => unreadablePairs({ main, accent: hex }).length === 0) ?? '#FFFFFF';
}

/**
 * The pair of brand colours nearest to another that can be read: lighter or darker, of the same hues.
 * Black with white can be, so there is one.
 */
export function nearestReadable(colours: BrandColours): BrandColours {
  // Most candidates fall out by themselves, beside the colour that leaves them the most room.
  const mains = candidates(colours.main).filter(({ hex }) => seemsReadable(hex, '#FFFFFF'));
  const accents = candidates(colours.accent).filter(({ hex }) => seemsReadable('#000000', hex));
  let best: { colours: BrandColours; distance: number } | undefined;
  for (const main of mains) {
    if (best && main.distance >= best.distance) break;
    for (const accent of accents) {
      const distance = Math.hypot(main.distance, accent.distance);
      if (best && distance >= best.distance) break;
      if (!seemsReadable(main.hex, accent.hex)) continue;
      const tried = { main: main.hex, accent: accent.hex };
      if (unreadablePairs(tried).length > 0) continue;
      best = { colours: tried, distance };
      break;
    }
  }
  return best?.colours ?? { main: '#000000', accent: '#FFFFFF' };
}
