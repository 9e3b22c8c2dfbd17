import { tokens } from '../palettes';
import { person } from '../people/cast';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { bunting } from '../parts/festive';
import { grass, hedge, shrub, stoneWall } from '../parts/grounds';
import { leafy, sapling, slide, wateringCan } from '../parts/play';
import { ball, goal, podium, tent, trophy } from '../parts/sport';
import { school } from '../parts/school';
import { glowAt } from '../parts/windows';
import { field, vista } from '../parts/vista';
import { lift, soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, place, poly, rect } from '../svg';
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

const drawPlay = (stage: Stage): string => {
  const { palette: p } = stage;
  const known = { size: 'little' as const, clothes: 'pinafore' as const };
  const swing = (x: number): string =>
    line(
      `M${x - 150} 800L${x - 110} 500H${x + 110}L${x + 150} 800M${x - 70} 800L${x - 110} 500M${x + 70} 800L${x + 110} 500`,
      tokens.houseBlue,
      11,
    ) +
    line(`M${x - 40} 500L${x - 70} 716M${x + 10} 500L${x - 20} 716`, '#8A7A60', 4) +
    rect(x - 78, 714, 64, 10, tokens.houseRed, { rx: 4 });
  return (
    vista(stage, { horizon: 0.55, trees: 140, clouds: 4 }) +
    field(stage, 640) +
    lift(
      stage,
      leafy(stage, 150, 790, 520, 'a', tokens.houseRed) + leafy(stage, 1800, 770, 470, 'b'),
    ) +
    hedge(stage, 300, 1700, 716, 44) +
    soft(stage, swing(560)) +
    slide(stage, 1150, 860, 330) +
    crowd(stage, [
      ...row(stage, {
        label: 'slide',
        count: 2,
        from: 1100,
        to: 1260,
        y: 880,
        size: 240,
        known,
        poses: ['reach', 'ease'],
      }),
      {
        ...(row(stage, {
          label: 'swing',
          count: 1,
          from: 500,
          to: 520,
          y: 770,
          size: 230,
          known,
          poses: ['cheer'],
        })[0] ?? { who: person('s', known), x: 510, y: 770, size: 230 }),
        pose: {
          left: [-140, -160],
          right: [140, 160],
          legLeft: [70, 10],
          legRight: [76, 20],
          turn: 0.5,
        },
      },
    ]) +
    ellipse(960, 970, 560, 70, '#EBD3A0') +
    ellipse(960, 966, 530, 60, '#F3E0B6') +
    crowd(stage, [
      {
        who: person(`aya${n(stage.random('p')())}`, { size: 'adult', girl: true }),
        x: 330,
        y: 950,
        size: 290,
        pose: 'wave',
      },
      ...row(stage, {
        label: 'ring',
        count: 5,
        from: 520,
        to: 1420,
        y: 1000,
        size: 300,
        known,
        poses: ['skip', 'run', 'cheer', 'jump', 'wave'],
        stray: 24,
      }),
    ]) +
    ball(1490, 1030, 34, 'basket') +
    ball(700, 1050, 28) +
    grass(stage, -20, 500, () => 1090, 44, p.near[1]) +
    grass(stage, 1460, 1940, () => 1090, 44, p.near[1])
  );
};

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

const drawPrizes = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('prizes');
  const medal =
    circle(0, -30, 4.6, tokens.marigold) + line('M-7 -52L0 -34L7 -52', tokens.houseRed, 2.4);
  const winners = row(stage, {
    label: 'win',
    count: 3,
    from: 0,
    to: 3,
    y: 0,
    size: 330,
    known: { clothes: 'sport' },
    poses: ['wave', 'cheer', 'hold'],
  });
  const at = [
    [796, 796],
    [960, 742],
    [1124, 824],
  ] as const;
  return (
    vista(stage, { horizon: 0.55, trees: 140, clouds: 4 }) +
    field(stage, 630) +
    tent(stage, 300, 760, 560, 320, tokens.houseBlue) +
    tent(stage, 1620, 760, 560, 320, tokens.houseYellow) +
    bunting(stage, -20, 300, 960, 330, 60, 34, [
      tokens.houseRed,
      tokens.houseBlue,
      tokens.houseGreen,
      tokens.houseYellow,
    ]) +
    bunting(stage, 960, 330, 1940, 290, 60, 34, [
      tokens.houseRed,
      tokens.houseBlue,
      tokens.houseGreen,
      tokens.houseYellow,
    ]) +
    goal(960, 730, 420, 160) +
    crowd(
      stage,
      row(stage, {
        label: 'fans',
        count: 15,
        from: 40,
        to: 1880,
        y: 780,
        size: 165,
        poses: ['cheer', 'wave', 'hold', 'ease'],
        stray: 14,
      }),
    ) +
    podium(stage, 960, 880, 137) +
    crowd(
      stage,
      winners.map((spot, i) => ({
        ...spot,
        who: {
          ...spot.who,
          colour: [tokens.houseGreen, tokens.houseRed, tokens.houseBlue][i] ?? p.accent,
        },
        x: at[i]?.[0] ?? 960,
        y: at[i]?.[1] ?? 740,
        over: medal,
      })),
    ) +
    soft(stage, trophy(640, 900, 120) + trophy(1290, 900, 100)) +
    crowd(stage, [
      {
        who: person(`chief${r()}`, { size: 'adult', girl: true }),
        x: 560,
        y: 980,
        size: 340,
        pose: 'show',
      },
      {
        who: person(`coach${r()}`, { size: 'adult', girl: false, clothes: 'suit' }),
        x: 1420,
        y: 980,
        size: 340,
        pose: 'hold',
        flip: true,
      },
      ...row(stage, {
        label: 'near',
        count: 3,
        from: 1520,
        to: 1960,
        y: 1060,
        size: 350,
        known: { clothes: 'sport' },
        poses: ['cheer', 'wave'],
        stray: 10,
      }),
      ...row(stage, {
        label: 'near2',
        count: 2,
        from: 60,
        to: 420,
        y: 1060,
        size: 350,
        known: { size: 'junior', clothes: 'sport' },
        poses: ['cheer', 'jump'],
        stray: 10,
      }),
    ]) +
    grass(stage, -20, 1940, () => 1094, 34, p.near[1])
  );
};

/** Planting trees on the slope behind the school. */
export const garden = scene('garden', 'noon', drawGarden, 81);

/** The youngest children on their playground. */
export const playground = scene('playground', 'noon', drawPlay, 82);

/** A school trip: tents and walkers below the snow. */
export const trek = scene('trek', 'dawn', drawTrek, 83);

/** Prizes after the races. */
export const prizes = scene('prizes', 'noon', drawPrizes, 84);
