import { bus } from '../parts/bus';
import { crowd, row, stand } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { grass, lampPost, shrub } from '../parts/grounds';
import { hedge } from '../parts/hedge';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { people, person } from '../people/cast';
import { type Stage, fade, lift } from '../stage';
import { line, mix, place, poly, rect } from '../svg';
import { scene } from './types';

const roadTop = 812;

const road = (stage: Stage): string => {
  const { palette: p } = stage;
  const tone = mix('#7C8482', p.shadow, 0.2);
  const near = fade(stage, [
    [0, mix(tone, p.shadow, 0.12)],
    [1, mix(tone, p.trim, 0.1)],
  ]);
  const slabs = Array.from({ length: 26 }, (_, i) => `M${i * 78 - 20} ${roadTop - 46}l-26 44`).join(
    '',
  );
  // The stripes of the crossing grow wider towards the reader.
  const crossing = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const y = roadTop + 26 + i * 20 + i * i * 5;
      const tall = 11 + i * 4.4;
      return poly(
        [
          [236 - i * 16, y],
          [500 + i * 10, y],
          [506 + i * 13, y + tall],
          [228 - i * 19, y + tall],
        ],
        p.trim,
        { opacity: 0.86 },
      );
    })
    .join('');
  return (
    near.def +
    lift(stage, rect(-20, roadTop - 48, 1960, 60, mix(p.stone, p.trim, 0.35))) +
    line(slabs, mix(p.stone, p.shadow, 0.3), 2, { opacity: 0.5 }) +
    rect(-20, roadTop - 4, 1960, 15, p.trim) +
    lift(stage, rect(-20, roadTop + 10, 1960, 320, near.fill)) +
    rect(-20, roadTop + 10, 1960, 9, p.shadow, { opacity: 0.24 }) +
    crossing +
    Array.from({ length: 6 }, (_, i) =>
      poly(
        [
          [740 + i * 230, 1016],
          [872 + i * 230, 1016],
          [868 + i * 230, 1027],
          [728 + i * 230, 1027],
        ],
        '#F4EFE2',
        { opacity: 0.75 },
      ),
    ).join('')
  );
};

/** The children's heads behind the windows of the bus, each with its chin at (0, 0). */
const riders = (stage: Stage): string[] =>
  people(`riders${stage.random('riders')()}`, 5, { size: 'junior' }).map((who, i) =>
    stand(stage, {
      who,
      x: 0,
      y: 52,
      size: 240,
      half: true,
      pose: i % 2 ? 'wave' : 'stand',
      flip: i % 4 === 1,
    }),
  );

const drawBus = (stage: Stage): string => {
  const r = stage.random('bus');
  const { palette: p } = stage;
  return (
    vista(stage, { horizon: 0.56, trees: 140, clouds: 4 }) +
    field(stage, 640) +
    lift(stage, place(school(stage), 440, 722, 1.24)) +
    lift(
      stage,
      deodar(stage, 900, 748, 330, 'd') +
        deodar(stage, 1180, 750, 420, 'a') +
        deodar(stage, 1690, 750, 470, 'b') +
        deodar(stage, 1850, 760, 360, 'c'),
    ) +
    hedge(stage, -40, 960, 772, 42) +
    hedge(stage, 1020, 1980, 772, 42) +
    road(stage) +
    lampPost(stage, 726, roadTop - 6, 260) +
    crowd(
      stage,
      row(stage, {
        label: 'wait',
        count: 4,
        from: 60,
        to: 640,
        y: roadTop - 2,
        size: 206,
        poses: ['wave', 'ease', 'read', 'stand'],
        stray: 14,
      }),
    ) +
    lift(stage, bus(stage, 1340, 985, 520, riders(stage))) +
    crowd(stage, [
      ...row(stage, {
        label: 'line',
        count: 3,
        from: 190,
        to: 600,
        y: 1010,
        size: 290,
        known: { size: 'junior' },
        poses: ['walk', 'stroll', 'run'],
        stray: 16,
      }),
      {
        who: person(`guard${r()}`, { size: 'adult', girl: false, clothes: 'kurta' }),
        x: 120,
        y: 1040,
        size: 330,
        pose: 'point',
      },
      ...row(stage, {
        label: 'tiny',
        count: 1,
        from: 640,
        to: 700,
        y: 1046,
        size: 310,
        known: { size: 'little', clothes: 'pinafore' },
        poses: ['skip'],
      }),
    ]) +
    lift(
      stage,
      shrub(stage, 1760, 1096, 150, 'x') +
        shrub(stage, 1900, 1100, 190, 'y') +
        grass(stage, 1500, 1960, () => 1090, 46, p.near[1]),
    )
  );
};

/** The bus bay in the morning. */
export const busBay = scene('bus-bay', 'dawn', drawBus, 71);
