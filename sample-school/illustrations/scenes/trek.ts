import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { grass, shrub, stoneWall } from '../parts/grounds';
import { vista } from '../parts/vista';
import { glowAt } from '../parts/windows';
import { person } from '../people/cast';
import { type Stage, lift, soft } from '../stage';
import { group, line, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

const drawTrek = (stage: Stage): string => {
  const { palette: p } = stage;
  const camp = (x: number, y: number, s: number, tone: string): string =>
    soft(
      stage,
      poly(
        [
          [x - s, y],
          [x - s * 0.1, y - s * 0.9],
          [x + s * 0.9, y],
        ],
        mix(tone, p.shadow, 0.12),
      ) +
        poly(
          [
            [x - s * 0.1, y - s * 0.9],
            [x + s * 0.35, y - s * 0.98],
            [x + s * 1.3, y - s * 0.06],
            [x + s * 0.9, y],
          ],
          mix(tone, p.shadow, 0.34),
        ) +
        poly(
          [
            [x - s * 0.3, y],
            [x - s * 0.1, y - s * 0.7],
            [x + s * 0.16, y],
          ],
          mix(tone, '#1A120A', 0.55),
        ),
    );
  const pack =
    rect(-22, -52, 44, 46, tokens.houseRed, { rx: 10 }) +
    rect(-16, -34, 32, 24, mix(tokens.houseRed, '#000000', 0.18), { rx: 6 });
  const staff = line('M0 -60V70', '#8A5F3C', 4);
  const fire = (x: number, y: number): string =>
    glowAt({ ...stage, palette: { ...p, lamp: '#FFC46A' } }, x, y - 40, 190, 0.7) +
    line(`M${x - 60} ${y}L${x + 50} ${y - 22}M${x + 60} ${y}L${x - 50} ${y - 22}`, '#5A3E28', 16) +
    path(
      `M${x - 34} ${y - 16}Q${x - 46} ${y - 70} ${x - 8} ${y - 120}Q${x - 4} ${y - 84} ${x + 16} ${y - 94}Q${x + 48} ${y - 50} ${x + 30} ${y - 16}Z`,
      '#F08A3A',
    ) +
    path(
      `M${x - 16} ${y - 16}Q${x - 20} ${y - 50} ${x + 2} ${y - 76}Q${x + 24} ${y - 46} ${x + 16} ${y - 16}Z`,
      '#FFE08A',
    );
  return (
    vista(stage, { horizon: 0.6, trees: 110, clouds: 4 }) +
    lift(stage, path('M-20 690Q360 590 760 690T1500 700T1940 640V1100H-20Z', p.lawn)) +
    lift(
      stage,
      deodar(stage, 140, 790, 500, 'a') +
        deodar(stage, 1760, 780, 560, 'b') +
        deodar(stage, 1620, 760, 360, 'c'),
    ) +
    camp(560, 800, 150, tokens.marigold) +
    camp(1240, 790, 160, tokens.houseBlue) +
    camp(900, 770, 110, tokens.houseRed) +
    path(
      'M-20 1000Q500 840 900 880T1940 820V900Q1400 900 1100 960T500 1100H-20Z',
      mix(p.path, p.lawn, 0.25),
      { opacity: 0.9 },
    ) +
    crowd(
      stage,
      row(stage, {
        label: 'camp',
        count: 3,
        from: 700,
        to: 1160,
        y: 850,
        size: 170,
        known: { clothes: 'jumper' },
        poses: ['hold', 'show', 'wave'],
        stray: 14,
      }),
    ) +
    fire(940, 900) +
    crowd(
      stage,
      row(stage, {
        label: 'hike',
        count: 5,
        from: 240,
        to: 1180,
        y: 990,
        size: 268,
        known: { clothes: 'jumper' },
        poses: ['walk', 'stroll'],
        stray: 26,
        more: { inRight: staff, over: group(pack, { opacity: 0 }) },
      }).map((spot, i) => ({ ...spot, y: 1010 - i * 14, over: undefined })),
    ) +
    crowd(stage, [
      {
        who: person(`guide${n(stage.random('t')())}`, {
          size: 'adult',
          clothes: 'kurta',
          girl: false,
        }),
        x: 1380,
        y: 960,
        size: 280,
        pose: 'point',
        inLeft: staff,
      },
    ]) +
    soft(
      stage,
      stoneWall(
        stage,
        [
          [1500, 930],
          [1940, 910],
        ],
        50,
      ),
    ) +
    [100, 1560, 1700].map((x, i) => shrub(stage, x, 1080, 110, `t${i}`)).join('') +
    grass(stage, -20, 1940, () => 1092, 46, p.near[1])
  );
};

/** A school trip: tents and walkers below the snow. */
export const trek = scene('trek', 'dawn', drawTrek, 83);
