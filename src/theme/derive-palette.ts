import { clampChroma, converter, formatHex, type Oklch, wcagContrast, wcagLuminance } from 'culori';
import {
  type BrandColours,
  type Palette,
  sampleColours,
  samplePalette,
  type Scale,
} from './palette';

/*
 * A palette is measured off the sample's, which was made by hand: every colour keeps its luminance,
 * on which alone contrast depends, and its distance in hue and chroma from the brand colour that it
 * belongs to. What is placed between fixed tints and the school's own colour is placed by luminance.
 */

/** Remembers what was measured: near pairs of colours share most of a palette. */
function once<T>(measure: (hex: string) => T): (hex: string) => T {
  const measured = new Map<string, T>();
  return (hex) => {
    const before = measured.get(hex);
    if (before !== undefined) return before;
    const found = measure(hex);
    measured.set(hex, found);
    return found;
  };
}

const toOklch = converter('oklch');
const oklch = once((hex): Oklch => toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 });

/** What contrast is counted with (WCAG 2.2): luminance and the light that a screen always reflects. */
const light = once((hex) => wcagLuminance(hex) + 0.05);

const known = new Map<string, string>();

/** The colour of a hue that has this luminance, with as much of the chroma as a screen can show. */
function withLight(target: number, { c, h }: Pick<Oklch, 'c' | 'h'>): string {
  const key = `${target.toFixed(5)} ${c.toFixed(4)} ${(h ?? 0).toFixed(2)}`;
  const before = known.get(key);
  if (before) return before;
  const at = (l: number) => clampChroma({ mode: 'oklch', l, c, h: h ?? 0 }, 'oklch');
  let [low, high] = [0, 1];
  for (let step = 0; step < 13; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(at(middle)) + 0.05 < target) low = middle;
    else high = middle;
  }
  const found = formatHex(at(high)).toUpperCase();
  known.set(key, found);
  return found;
}

/** Gives the sample's colours in the hue of another one; `most` bounds how much stronger they get. */
function family(own: string, samples: string) {
  const [mine, theirs] = [oklch(own), oklch(samples)];
  return (sample: string, most: number, target = light(sample)): string => {
    const { c, h = 0 } = oklch(sample);
    const ratio = Math.min(mine.c / theirs.c, most);
    // A grey has no hue to keep a distance from.
    const hue = (mine.h ?? 0) + (h - (theirs.h ?? 0));
    return withLight(target, { c: c * ratio, h: (hue + 360) % 360 });
  };
}

/** As far between two ends, by what the eye makes of it, as a sample's colour is between the sample's. */
function between(sample: string, ends: readonly [string, string], own: readonly [string, string]) {
  const [from, to] = ends.map((end) => Math.log(light(end))) as [number, number];
  const share = (Math.log(light(sample)) - from) / (to - from);
  const [start, end] = own.map((one) => Math.log(light(one))) as [number, number];
  return Math.exp(start + share * (end - start));
}

type Shade = ReturnType<typeof family>;

/** How much stronger than the sample's a colour, and what is nearly grey, may get. */
const strongest = { colour: 2.4, tint: 1.6, grey: 1.25 };

function mainScale(main: string, shade: Shade): Palette['pine'] {
  const sample = samplePalette.pine;
  const tint = (step: 50 | 100 | 200 | 300) => shade(sample[step], strongest.tint);
  const [light300, ends] = [tint(300), [sample[300], sample[700]] as const];
  const middle = (step: 400 | 500 | 600) =>
    shade(sample[step], strongest.colour, between(sample[step], ends, [light300, main]));
  // As far between the main colour and black as the sample's, and never lighter than the sample's.
  const deep = (step: 800 | 900 | 950, limit = Infinity) => {
    const target = between(sample[step], [sample[700], '#000000'], [main, '#000000']);
    return shade(sample[step], strongest.colour, Math.min(target, limit));
  };
  return {
    50: tint(50),
    100: tint(100),
    200: tint(200),
    300: light300,
    400: middle(400),
    500: middle(500),
    600: middle(600),
    700: main.toUpperCase(),
    800: deep(800),
    900: deep(900, light(sample[900])),
    950: deep(950, light(sample[950])),
  };
}

function accentScale(accent: string, shade: Shade): Palette['marigold'] {
  const sample = samplePalette.marigold;
  const fixed = (step: keyof typeof sample) => shade(sample[step], 1);
  const middle = (step: 400 | 600, end: 300 | 700) =>
    shade(sample[step], 1, between(sample[step], [sample[end], sample[500]], [fixed(end), accent]));
  return {
    50: fixed(50),
    100: fixed(100),
    200: fixed(200),
    300: fixed(300),
    400: middle(400, 300),
    500: accent.toUpperCase(),
    600: middle(600, 700),
    700: fixed(700),
    800: fixed(800),
    900: fixed(900),
    950: fixed(950),
  };
}

const mapped = <Step extends number>(scale: Scale<Step>, shade: (sample: string) => string) =>
  Object.fromEntries(
    Object.entries<string>(scale).map(([step, sample]) => [step, shade(sample)]),
  ) as unknown as Scale<Step>;

/** The whole palette of a school's two colours; the sample's two give the sample's, to the letter. */
export function derivePalette({ main, accent }: BrandColours): Palette {
  const same = (one: string, other: string) => one.toUpperCase() === other;
  if (same(main, sampleColours.main) && same(accent, sampleColours.accent)) return samplePalette;
  const sample = samplePalette;
  const ofMain = family(main, sampleColours.main);
  const ofAccent = family(accent, sampleColours.accent);
  const grey = (one: string) => ofMain(one, strongest.grey);
  const deep = (one: string) => ofMain(one, strongest.tint);
  const warm = (one: string) => ofAccent(one, 1);
  const dark = warm(sample.onAccent[0]);
  const darkWords = wcagContrast(dark, accent) >= wcagContrast('#FFFFFF', accent);
  return {
    pine: mainScale(main, ofMain),
    marigold: accentScale(accent, ofAccent),
    paper: {
      ...mapped(sample.paper, warm),
      700: grey(sample.paper[700]),
      900: grey(sample.paper[900]),
    },
    night: mapped(sample.night, grey),
    control: [grey(sample.control[0]), grey(sample.control[1])],
    softNight: deep(sample.softNight),
    deepNight: deep(sample.deepNight),
    onDeep: [grey(sample.onDeep[0]), grey(sample.onDeep[1])],
    onDeepLine: [deep(sample.onDeepLine[0]), deep(sample.onDeepLine[1])],
    onAccent: [darkWords ? dark : '#FFFFFF', dark],
    accentHover: darkWords ? 400 : 600,
    hillNight: deep(sample.hillNight),
    snowNight: deep(sample.snowNight),
    placeholder: [warm(sample.placeholder[0]), grey(sample.placeholder[1])],
    scrim: grey(sample.scrim),
    shadow: deep(sample.shadow),
  };
}
