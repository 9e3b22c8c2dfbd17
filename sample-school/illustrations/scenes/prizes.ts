import { crowd, row } from '../parts/crowd';
import { bunting } from '../parts/flags';
import { grass } from '../parts/grounds';
import { podium, trophy } from '../parts/prizes';
import { goal, tent } from '../parts/sport';
import { field, vista } from '../parts/vista';
import { person } from '../people/cast';
import { type Stage, soft } from '../stage';
import { circle, line } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

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

/** Prizes after the races. */
export const prizes = scene('prizes', 'noon', drawPrizes, 84);
