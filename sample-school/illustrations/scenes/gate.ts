import { bicycle } from '../parts/bus';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { gate } from '../parts/gate';
import { grass, shrub, stoneWall } from '../parts/grounds';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { person } from '../people/cast';
import { type Stage, lift, soft } from '../stage';
import { path, place } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

const drawGate = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('gateway');
  return (
    vista(stage, { horizon: 0.56, trees: 140, clouds: 3 }) +
    field(stage, 640) +
    lift(stage, place(school(stage), 960, 690, 0.86)) +
    lift(
      stage,
      deodar(stage, 200, 760, 520, 'a') +
        deodar(stage, 1740, 760, 560, 'b') +
        deodar(stage, 400, 740, 360, 'c') +
        deodar(stage, 1540, 740, 380, 'd'),
    ) +
    path('M900 694H1020C1040 780 1180 900 1420 1100H500C740 900 880 780 900 694Z', p.path) +
    path('M990 694H1020C1040 780 1180 900 1420 1100H1310C1120 900 1010 780 990 694Z', p.shadow, {
      opacity: 0.09,
    }) +
    crowd(
      stage,
      row(stage, {
        label: 'in',
        count: 4,
        from: 860,
        to: 1060,
        y: 800,
        size: 120,
        poses: ['walk', 'stroll'],
        stray: 12,
      }),
    ) +
    soft(
      stage,
      stoneWall(
        stage,
        [
          [-20, 740],
          [420, 750],
        ],
        150,
      ) +
        stoneWall(
          stage,
          [
            [1500, 750],
            [1940, 740],
          ],
          150,
        ),
    ) +
    gate(stage, 960, 900, 610) +
    [60, 230, 1680, 1850].map((x, i) => shrub(stage, x, 905, 90, `g${i}`)).join('') +
    crowd(stage, [
      {
        who: person(`gatekeeper${r()}`, {
          size: 'adult',
          girl: false,
          clothes: 'kurta',
          style: 'turban',
        }),
        x: 630,
        y: 930,
        size: 262,
        pose: 'salute',
      },
      ...row(stage, {
        label: 'pair',
        count: 3,
        from: 880,
        to: 1250,
        y: 1010,
        size: 270,
        poses: ['walk', 'wave', 'stroll'],
        stray: 14,
      }),
      {
        who: person(`mother${r()}`, { size: 'adult', girl: true }),
        x: 1400,
        y: 1020,
        size: 280,
        pose: 'ease',
        flip: true,
      },
      ...row(stage, {
        label: 'child',
        count: 1,
        from: 1270,
        to: 1330,
        y: 1030,
        size: 280,
        known: { size: 'little', clothes: 'pinafore' },
        poses: ['wave'],
      }),
    ]) +
    bicycle(300, 1010, 190, tokens.houseRed) +
    grass(stage, -20, 560, () => 1090, 44, p.near[1]) +
    grass(stage, 1380, 1940, () => 1090, 44, p.near[1])
  );
};

/** The school gate at the start of the day. */
export const schoolGate = scene('gate', 'dawn', drawGate, 72);
