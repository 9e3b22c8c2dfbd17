import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { grass, shrub } from '../parts/grounds';
import { leafy } from '../parts/leafy';
import { sapling, wateringCan } from '../parts/playground';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { person } from '../people/cast';
import { type Stage, lift } from '../stage';
import { ellipse, line, n, path, place } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

const drawGarden = (stage: Stage): string => {
  const { palette: p } = stage;
  const spade = line('M0 -30V26', '#B98757', 4) + path('M-8 24H8L6 44Q0 50 -6 44Z', '#8FA3A6');
  return (
    vista(stage, { horizon: 0.56, trees: 150, clouds: 4 }) +
    field(stage, 640) +
    lift(stage, place(school(stage), 1500, 690, 0.74)) +
    lift(
      stage,
      leafy(stage, 210, 800, 560, 'a') +
        deodar(stage, 480, 740, 360, 'b') +
        deodar(stage, 1800, 790, 480, 'c'),
    ) +
    [0, 1, 2]
      .map(
        (k) =>
          ellipse(980, 800 + k * 100, 760 - k * 60, 26 + k * 6, '#7A5638', { opacity: 0.85 }) +
          [-0.7, -0.35, 0, 0.35, 0.7]
            .map((t, i) =>
              sapling(980 + t * (760 - k * 60), 800 + k * 100, 84 + k * 34 + (i % 2) * 14),
            )
            .join(''),
      )
      .join('') +
    crowd(
      stage,
      row(stage, {
        label: 'far',
        count: 4,
        from: 480,
        to: 1500,
        y: 830,
        size: 190,
        poses: ['kneel', 'lean', 'ease', 'show'],
        stray: 20,
      }),
    ) +
    crowd(stage, [
      ...row(stage, {
        label: 'mid',
        count: 3,
        from: 420,
        to: 1560,
        y: 930,
        size: 250,
        known: { clothes: 'summer' },
        poses: ['lean', 'kneel', 'show'],
        stray: 20,
        more: { inRight: wateringCan(34, tokens.pineLight) },
      }),
      {
        who: person(`gardener${n(stage.random('g')())}`, {
          size: 'adult',
          girl: false,
          clothes: 'kurta',
        }),
        x: 1720,
        y: 960,
        size: 270,
        pose: 'show',
        flip: true,
        inRight: spade,
      },
    ]) +
    crowd(
      stage,
      row(stage, {
        label: 'near',
        count: 2,
        from: 560,
        to: 1400,
        y: 1050,
        size: 310,
        known: { size: 'junior', clothes: 'summer' },
        poses: ['kneel', 'lean'],
        stray: 30,
      }),
    ) +
    [60, 1640, 1800].map((x, i) => shrub(stage, x, 1076, 110, `gg${i}`)).join('') +
    grass(stage, -20, 460, () => 1090, 46, p.near[1]) +
    grass(stage, 1500, 1940, () => 1090, 46, p.near[1])
  );
};

/** Planting trees on the slope behind the school. */
export const garden = scene('garden', 'noon', drawGarden, 81);
