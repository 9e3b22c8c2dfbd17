import { crowd, row } from '../parts/crowd';
import { grass, hedge } from '../parts/grounds';
import { leafy, slide } from '../parts/playground';
import { ball } from '../parts/sport';
import { field, vista } from '../parts/vista';
import { person } from '../people/cast';
import { type Stage, lift, soft } from '../stage';
import { ellipse, line, n, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

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

/** The youngest children on their playground. */
export const playground = scene('playground', 'noon', drawPlay, 82);
