import { tokens } from '../tokens';
import { houseColours, people } from '../people/cast';
import { crowd, row, type Spot } from '../parts/crowd';
import { bunting } from '../parts/flags';
import { finishLine, houseFlag, tent, track } from '../parts/sport';
import { podium, trophy } from '../parts/prizes';
import { field, vista } from '../parts/vista';
import { lift, soft, type Stage } from '../stage';
import { line, mix, rect } from '../svg';
import { scene } from './types';

const flags = [tokens.houseRed, tokens.houseBlue, tokens.houseGreen, tokens.houseYellow];

const spectators = (stage: Stage): Spot[] =>
  row(stage, {
    label: 'crowd',
    count: 30,
    from: -20,
    to: 1940,
    y: 716,
    size: 112,
    poses: ['cheer', 'wave', 'stand', 'ease', 'hold'],
    stray: 10,
  });

const race = (stage: Stage): Spot[] => {
  const r = stage.random('race');
  return people(`race${r()}`, 4).map((who, i) => ({
    who: {
      ...who,
      clothes: 'sport' as const,
      colour: houseColours[i] ?? tokens.houseRed,
      style: who.girl ? ('ponytail' as const) : who.style,
    },
    x: ([820, 560, 1180, 900][i] ?? 0) + r(-50, 50),
    y: 846 + i * 62,
    size: 216 + i * 34,
    pose: i % 2 ? ('sprint' as const) : ('run' as const),
  }));
};

const draw = (stage: Stage): string => {
  const { palette: p } = stage;
  return (
    vista(stage, { horizon: 0.54, trees: 130, clouds: 4 }) +
    field(stage, 620) +
    tent(stage, 300, 690, 460, 250, tokens.houseRed) +
    tent(stage, 820, 690, 460, 250, tokens.pineLight) +
    tent(stage, 1600, 690, 480, 260, tokens.houseBlue) +
    bunting(stage, 60, 430, 560, 420, 40, 26, flags) +
    bunting(stage, 560, 420, 1080, 430, 40, 26, flags) +
    bunting(stage, 1080, 430, 1880, 410, 50, 26, flags) +
    [60, 560, 1080, 1880].map((x) => line(`M${x} 700V410`, p.trim, 6)).join('') +
    crowd(stage, spectators(stage)) +
    soft(
      stage,
      rect(-20, 716, 1960, 12, p.trim) +
        Array.from({ length: 24 }, (_, i) =>
          rect(i * 84, 716, 7, 44, mix(p.trim, p.shadow, 0.15)),
        ).join(''),
    ) +
    track(stage, 772, 1120, 5, 26) +
    finishLine(stage, 1560, 850, 1800, 1090, 330) +
    crowd(stage, race(stage)) +
    lift(stage, podium(stage, 200, 1080, 120)) +
    crowd(
      stage,
      row(stage, {
        label: 'flagman',
        count: 1,
        from: 1380,
        to: 1460,
        y: 840,
        size: 190,
        known: { size: 'adult', clothes: 'sport', colour: tokens.pineLight, girl: false },
        poses: ['cheer'],
        more: { inRight: houseFlag(tokens.marigold, 44) },
      }),
    ) +
    trophy(200, 960, 96)
  );
};

/** Sports day: the last strides of a race between the four houses. */
export const sportsDay = scene('sports-day', 'noon', draw, 31);
