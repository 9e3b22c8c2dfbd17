import { palettes } from './palettes';
import type { Mood, Palette } from './palette';
import { random, seedOf, type Random } from './random';
import { group, n, type Point } from './svg';

/** What every part draws on: the size, the light, the seed and the ids of one picture. */
export interface Stage {
  readonly name: string;
  readonly mood: Mood;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** A fresh source of numbers for one part; the same label always gives the same numbers. */
  readonly random: (label: string) => Random;
  /** A new id that no other picture on the same page has. */
  readonly id: (label: string) => string;
  /** A reference to one of the shared filters and gradients. */
  readonly use: (label: 'lift' | 'soft' | 'blur' | 'haze') => string;
  /** The light's place in the picture. */
  readonly light: Point;
}

/** How to set up a stage; width and height are in drawing units. */
export interface StageOptions {
  name: string;
  mood: Mood;
  width?: number;
  height?: number;
  seed?: number;
  palette?: Partial<Palette>;
  /** Move the light along the sky by the seed. */
  wander?: boolean;
}

/** Makes the stage of one picture. */
export const makeStage = (options: StageOptions): Stage => {
  const { name, mood, width = 1920, height = 1080, seed = 1 } = options;
  const base = { ...palettes[mood], ...options.palette };
  const drift = random(seedOf(`light/${name}/${seed}`))(0.12, 0.88);
  const palette = options.wander ? { ...base, light: [drift, base.light[1]] as const } : base;
  let count = 0;
  return {
    name,
    mood,
    palette,
    width,
    height,
    random: (label) => random(seedOf(`${label}/${seed}`)),
    id: (label) => `${name}-${label}-${(count += 1)}`,
    use: (label) => `url(#${name}-${label})`,
    light: [palette.light[0] * width, palette.light[1] * height],
  };
};

const filters = ({ name, palette: p }: Stage): string =>
  `<filter id="${name}-lift" x="-5%" y="-12%" width="110%" height="124%"><feDropShadow dx="0" dy="-3" stdDeviation="8" flood-color="${p.shadow}" flood-opacity="${p.shadowOpacity}"/></filter>` +
  `<filter id="${name}-soft" x="-15%" y="-15%" width="130%" height="135%"><feDropShadow dx="2" dy="4" stdDeviation="4" flood-color="${p.shadow}" flood-opacity="${n(p.shadowOpacity * 1.1, 2)}"/></filter>` +
  `<filter id="${name}-blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="12"/></filter>` +
  `<linearGradient id="${name}-haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.mist}" stop-opacity="0"/><stop offset=".55" stop-color="${p.mist}" stop-opacity=".75"/><stop offset="1" stop-color="${p.mist}" stop-opacity="0"/></linearGradient>`;

/** A layer of paper that throws a soft shadow upwards and outwards on what lies behind it. */
export const lift = (stage: Stage, body: string): string =>
  group(body, { filter: stage.use('lift') });

/** A thing that throws a small soft shadow down to its right. */
export const soft = (stage: Stage, body: string): string =>
  group(body, { filter: stage.use('soft') });

/** A vertical gradient; gives its definition and the reference to it. */
export const fade = (
  stage: Stage,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  direction: 'down' | 'right' = 'down',
): { def: string; fill: string } => {
  const id = stage.id('fade');
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  const list = stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');
  return {
    def: `<defs><linearGradient id="${id}" x1="0" y1="0" ${end}>${list}</linearGradient></defs>`,
    fill: `url(#${id})`,
  };
};

/** The finished picture: filters and body in an SVG of the stage's size, or of a `crop` of it. */
export const finish = (
  stage: Stage,
  body: string,
  crop: readonly [number, number, number, number] = [0, 0, stage.width, stage.height],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(crop[2])}" height="${n(crop[3])}" viewBox="${crop.map((v) => n(v)).join(' ')}"><defs>${filters(stage)}</defs>${body}</svg>`;
