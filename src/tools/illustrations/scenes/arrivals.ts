import { tokens } from '../palettes';
import { person } from '../people/cast';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { grass, hedge, lampPost, shrub, stoneWall } from '../parts/grounds';
import { leafy } from '../parts/play';
import { school } from '../parts/school';
import { bicycle, bus, gate, stall } from '../parts/street';
import { table } from '../parts/furniture';
import { field, vista } from '../parts/vista';
import { lift, soft, type Stage } from '../stage';
import { circle, line, mix, path, place, rect } from '../svg';
import { scene } from './types';

const road = (stage: Stage, top: number): string => {
  const { palette: p } = stage;
  const tone = mix('#7C8482', p.shadow, 0.18);
  return (
    lift(stage, rect(-20, top, 1960, 400, tone)) +
    rect(-20, top - 16, 1960, 18, p.trim) +
    rect(-20, top + 2, 1960, 6, p.shadow, { opacity: 0.2 }) +
    Array.from({ length: 9 }, (_, i) =>
      rect(40 + i * 230, top + 178, 120, 9, '#F4EFE2', { opacity: 0.8 }),
    ).join('')
  );
};

const drawBus = (stage: Stage): string => {
  const r = stage.random('bus');
  return (
    vista(stage, { horizon: 0.56, trees: 140, clouds: 4 }) +
    field(stage, 650) +
    lift(stage, place(school(stage), 460, 720, 1.16)) +
    hedge(stage, -20, 880, 760, 34) +
    hedge(stage, 1040, 1940, 760, 34) +
    lift(
      stage,
      deodar(stage, 1180, 750, 400, 'a') +
        deodar(stage, 1720, 750, 470, 'b') +
        deodar(stage, 1850, 760, 330, 'c'),
    ) +
    road(stage, 800) +
    lampPost(stage, 930, 800, 220) +
    crowd(
      stage,
      row(stage, {
        label: 'wait',
        count: 5,
        from: 130,
        to: 760,
        y: 826,
        size: 196,
        poses: ['wave', 'ease', 'read', 'stand'],
        stray: 14,
      }),
    ) +
    lift(stage, bus(stage, 1390, 960, 470)) +
    crowd(stage, [
      ...row(stage, {
        label: 'line',
        count: 4,
        from: 250,
        to: 900,
        y: 1000,
        size: 262,
        known: { size: 'junior' },
        poses: ['walk', 'stroll', 'run', 'wave'],
        stray: 14,
      }),
      {
        who: person(`guard${r()}`, { size: 'adult', girl: false, clothes: 'kurta' }),
        x: 170,
        y: 1030,
        size: 290,
        pose: 'point',
      },
      ...row(stage, {
        label: 'tiny',
        count: 1,
        from: 930,
        to: 1000,
        y: 1040,
        size: 280,
        known: { size: 'little', clothes: 'pinafore' },
        poses: ['skip'],
      }),
    ])
  );
};

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

const drawTuck = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('tuck');
  const glass = rect(-5, -16, 10, 18, '#E9B54A', { rx: 2 }) + line('M2 -16l4 -10', '#B8443B', 1.6);
  const bun = circle(0, -4, 8, '#D9A05A') + line('M-7 -3h14', '#5C9A4E', 2.4);
  return (
    vista(stage, { horizon: 0.55, trees: 150, clouds: 3 }) +
    field(stage, 660, mix(p.path, p.lawn, 0.55)) +
    lift(
      stage,
      leafy(stage, 1560, 820, 620, 'a') +
        deodar(stage, 1850, 780, 520, 'b') +
        deodar(stage, 60, 760, 480, 'c'),
    ) +
    lift(stage, stall(stage, 560, 850, 700, 520, tokens.pine)) +
    crowd(stage, [
      {
        who: person(`keeper${r()}`, { size: 'adult', clothes: 'kurta', girl: false }),
        x: 420,
        y: 650,
        size: 270,
        half: true,
        pose: 'show',
      },
    ]) +
    rect(190, 640, 742, 26, tokens.woodLight) +
    rect(214, 666, 694, 184, tokens.wood) +
    [0.2, 0.4, 0.6, 0.8].map((t) => rect(214 + 694 * t, 666, 4, 184, tokens.woodDark)).join('') +
    [260, 560, 640, 720, 840]
      .map((x, i) =>
        i % 2
          ? rect(x - 40, 622, 80, 20, '#FFFDF6', { rx: 6 }) +
            circle(x - 20, 616, 14, '#D9A05A') +
            circle(x + 14, 616, 14, '#C98A44')
          : rect(x - 14, 590, 28, 50, '#E9B54A', { rx: 5 }) +
            rect(x - 14, 586, 28, 10, tokens.houseRed, { rx: 3 }),
      )
      .join('') +
    crowd(
      stage,
      row(stage, {
        label: 'queue',
        count: 4,
        from: 480,
        to: 1180,
        y: 930,
        size: 250,
        poses: ['reach', 'hold', 'ease', 'wave'],
        stray: 14,
        more: { flip: true },
      }),
    ) +
    soft(stage, table(stage, 1500, 930, 420, 110, tokens.woodLight, 40)) +
    crowd(
      stage,
      row(stage, {
        label: 'eat',
        count: 3,
        from: 1250,
        to: 1780,
        y: 900,
        size: 240,
        poses: ['hold', 'show', 'cheer'],
        more: { inRight: bun },
      }),
    ) +
    table(stage, 1500, 930, 480, 110, tokens.woodLight, 44) +
    [1340, 1460, 1640]
      .map((x) => circle(x, 906, 24, '#FFFDF6') + circle(x, 902, 14, '#D9A05A'))
      .join('') +
    crowd(
      stage,
      row(stage, {
        label: 'front',
        count: 2,
        from: 900,
        to: 1250,
        y: 1060,
        size: 300,
        known: { size: 'junior' },
        poses: ['show', 'ease'],
        more: { inRight: glass },
      }),
    ) +
    grass(stage, -20, 700, () => 1090, 40, p.near[1]) +
    grass(stage, 1500, 1940, () => 1090, 40, p.near[1])
  );
};

/** The bus bay in the morning. */
export const busBay = scene('bus-bay', 'dawn', drawBus, 71);

/** The school gate at the start of the day. */
export const schoolGate = scene('gate', 'dawn', drawGate, 72);

/** The tuck shop under the trees at the break. */
export const tuckShop = scene('tuck-shop', 'noon', drawTuck, 73);
