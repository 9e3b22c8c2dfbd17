import { tokens } from '../tokens';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { grass, shrub } from '../parts/grounds';
import { leafy } from '../parts/leafy';
import { hazeBand } from '../parts/ridge';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { puddle, rain, umbrella } from '../parts/weather';
import { lift, type Stage } from '../stage';
import { mix, path, place } from '../svg';
import { scene } from './types';

const shades = [
  tokens.marigold,
  tokens.houseRed,
  tokens.houseBlue,
  tokens.pineLight,
  '#C9744F',
  '#E9DDBE',
];

const draw = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('monsoon');
  const under = (
    label: string,
    count: number,
    from: number,
    to: number,
    y: number,
    size: number,
    size2: 'junior' | 'senior' | 'little',
  ) =>
    row(stage, {
      label,
      count,
      from,
      to,
      y,
      size,
      known: { clothes: 'raincoat', size: size2 },
      poses: ['stroll', 'walk'],
      stray: 12,
    }).map((spot, i) => ({
      ...spot,
      who: { ...spot.who, colour: shades[(i + count) % shades.length] ?? tokens.marigold },
      pose: {
        left: [-12, -4],
        right: [40, 150],
        legLeft: [-18 + i * 6, -26],
        legRight: [16, 6],
        turn: 0.5,
      } as const,
      inRight: umbrella(62, shades[(i * 2 + 1) % shades.length] ?? tokens.marigold),
    }));
  return (
    vista(stage, { horizon: 0.6, trees: 150, clouds: 6 }) +
    hazeBand(stage, 420, 220, 0.7) +
    lift(
      stage,
      deodar(stage, 1640, 780, 400, 'a') +
        deodar(stage, 1790, 790, 520, 'b') +
        deodar(stage, 1520, 770, 300, 'c'),
    ) +
    field(stage, 720) +
    lift(stage, place(school(stage), 640, 770, 1.5)) +
    hazeBand(stage, 640, 150, 0.35) +
    path(
      'M560 774H720C800 880 1240 900 1560 1100H620C600 960 640 880 560 774Z',
      mix(p.path, p.shadow, 0.12),
    ) +
    puddle(stage, 830, 930, 130) +
    puddle(stage, 1100, 1010, 170) +
    puddle(stage, 700, 836, 60) +
    puddle(stage, 1500, 900, 110) +
    [180, 330, 980, 1100].map((x, i) => shrub(stage, x, 812 + (i % 2) * 10, 70, `m${i}`)).join('') +
    crowd(stage, under('far', 4, 700, 1080, 870, 150, 'senior')) +
    lift(stage, leafy(stage, 1700, 1000, 560, 'mango')) +
    crowd(stage, [
      ...under('near', 3, 860, 1330, 1010, 262, 'junior'),
      ...under('left', 2, 360, 680, 1000, 262, 'little'),
    ]) +
    crowd(
      stage,
      row(stage, {
        label: 'splash',
        count: 1,
        from: 1450,
        to: 1540,
        y: 1010,
        size: 262,
        known: { clothes: 'raincoat', size: 'little', colour: tokens.marigold },
        poses: ['jump'],
      }),
    ) +
    puddle(stage, 1500, 1022, 120) +
    lift(stage, leafy(stage, 60, 1060, 620, 'left')) +
    grass(stage, -20, 640, () => 1090, 54, p.near[1]) +
    grass(stage, 1500, 1940, () => 1090, 54, p.near[1]) +
    rain(stage, 260 + Math.floor(r(0, 40)))
  );
};

/** A rainy morning in July: umbrellas on the way to school. */
export const monsoon = scene('monsoon', 'monsoon', draw, 51);
