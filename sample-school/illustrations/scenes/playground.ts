import { crowd, row } from '../parts/crowd';
import { grass, shrub } from '../parts/grounds';
import { hedge } from '../parts/hedge';
import { leafy } from '../parts/leafy';
import { slide } from '../parts/playground';
import { ball } from '../parts/sport';
import { field, vista } from '../parts/vista';
import { person } from '../people/cast';
import { type Stage, lift, soft } from '../stage';
import { ellipse, line, mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

/** A bucket and spade of bright tin; (x, y) is its foot. */
const bucket = (x: number, y: number, s: number, tone: string): string =>
  path(
    `M${n(x - s * 0.4)} ${n(y - s)}H${n(x + s * 0.4)}L${n(x + s * 0.3)} ${n(y)}H${n(x - s * 0.3)}Z`,
    tone,
  ) +
  ellipse(x, y - s, s * 0.4, s * 0.1, mix(tone, '#2A1A10', 0.35)) +
  line(
    `M${n(x - s * 0.38)} ${n(y - s)}Q${n(x)} ${n(y - s * 1.7)} ${n(x + s * 0.38)} ${n(y - s)}`,
    '#8A8F86',
    s * 0.06,
  ) +
  line(`M${n(x + s * 0.5)} ${n(y)}L${n(x + s * 0.86)} ${n(y - s * 0.9)}`, '#B98757', s * 0.1) +
  ellipse(x + s * 0.48, y + s * 0.02, s * 0.16, s * 0.1, tokens.houseRed);

/** A castle of sand with four towers and a paper flag; (x, y) is the middle of its foot. */
const castle = (x: number, y: number, s: number): string => {
  const sand = '#DDBE82';
  const dark = mix(sand, '#6B4A20', 0.24);
  const tower = (dx: number, h: number, w: number): string =>
    rect(x + dx * s - w * s * 0.5, y - h * s, w * s, h * s, sand) +
    rect(x + dx * s + w * s * 0.16, y - h * s, w * s * 0.34, h * s, dark, { opacity: 0.6 }) +
    [-0.5, -0.1, 0.3]
      .map((k) => rect(x + dx * s + k * w * s, y - h * s - s * 0.07, w * s * 0.22, s * 0.08, sand))
      .join('');
  return (
    ellipse(x, y + s * 0.02, s * 0.95, s * 0.13, dark, { opacity: 0.7 }) +
    tower(0, 0.95, 0.34) +
    rect(x - s * 0.5, y - s * 0.4, s, s * 0.4, mix(sand, '#FFFFFF', 0.1)) +
    tower(-0.5, 0.62, 0.32) +
    tower(0.5, 0.62, 0.32) +
    path(
      `M${n(x - s * 0.11)} ${n(y)}v${n(-s * 0.16)}a${n(s * 0.11)} ${n(s * 0.11)} 0 0 1 ${n(s * 0.22)} 0v${n(s * 0.16)}Z`,
      dark,
    ) +
    line(`M${n(x)} ${n(y - s)}V${n(y - s * 1.5)}`, '#8A5F3C', s * 0.04) +
    path(
      `M${n(x)} ${n(y - s * 1.5)}l${n(s * 0.34)} ${n(s * 0.11)}l${n(-s * 0.34)} ${n(s * 0.11)}Z`,
      tokens.marigold,
    )
  );
};

/** A pit of sand with a rim of logs, a castle and what builds it. */
const sandpit = (stage: Stage): string =>
  ellipse(960, 984, 640, 92, stage.palette.shadow, { opacity: 0.2 }) +
  soft(
    stage,
    ellipse(960, 976, 626, 88, tokens.woodDark) + ellipse(960, 968, 622, 86, tokens.woodLight),
  ) +
  ellipse(960, 970, 596, 76, mix('#EBD3A0', '#6B4A20', 0.3)) +
  ellipse(960, 976, 594, 72, '#EBD3A0') +
  ellipse(900, 984, 470, 52, '#F3E0B6') +
  Array.from({ length: 26 }, (_, i) => {
    const r = stage.random(`grain${i}`);
    return ellipse(960 + r(-500, 500), 976 + r(-46, 52), r(3, 9), r(1.5, 3), '#D9BC84');
  }).join('');

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
    crowd(stage, [
      ...row(stage, {
        label: 'top',
        count: 1,
        from: 1215,
        to: 1245,
        y: 560,
        size: 200,
        known,
        poses: ['cheer'],
      }),
    ]) +
    slide(stage, 1150, 880, 340) +
    crowd(stage, [
      ...row(stage, {
        label: 'slide',
        count: 2,
        from: 1010,
        to: 1150,
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
    sandpit(stage) +
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
        from: 480,
        to: 1180,
        y: 992,
        size: 310,
        known,
        poses: ['skip', 'run', 'cheer', 'jump', 'wave'],
        stray: 24,
      }),
    ]) +
    soft(
      stage,
      castle(1270, 1004, 96) +
        bucket(1400, 1010, 54, tokens.houseBlue) +
        bucket(1130, 1030, 50, tokens.marigold),
    ) +
    ball(1680, 1010, 36, 'basket') +
    ball(230, 1044, 30) +
    grass(stage, -20, 500, () => 1090, 44, p.near[1]) +
    grass(stage, 1460, 1940, () => 1090, 44, p.near[1]) +
    lift(stage, shrub(stage, 60, 1096, 150, 'left') + shrub(stage, 1850, 1096, 170, 'right'))
  );
};

/** The youngest children on their playground. */
export const playground = scene('playground', 'noon', drawPlay, 82);
