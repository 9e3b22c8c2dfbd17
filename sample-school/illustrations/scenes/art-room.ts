import { tokens } from '../tokens';
import { people, person } from '../people/cast';
import { brushes, easel, paints, palette } from '../parts/art';
import { painting } from '../parts/painting';
import { crowd } from '../parts/crowd';
import { plant, stool, table } from '../parts/furniture';
import { lantern } from '../parts/lights';
import { pane, shaft } from '../parts/pane';
import { room } from '../parts/room';
import { lift, soft, type Stage } from '../stage';
import { ellipse, line, rect } from '../svg';
import { scene } from './types';

const splashes = (stage: Stage): string => {
  const r = stage.random('splash');
  return Array.from({ length: 26 }, () =>
    ellipse(
      r(200, 1800),
      r(840, 1060),
      r(5, 20),
      r(2, 7),
      r.pick([tokens.houseRed, tokens.marigold, '#2F6493', tokens.pineLight]),
      { opacity: 0.5 },
    ),
  ).join('');
};

const draw = (stage: Stage, seed: number): string => {
  const r = stage.random('art');
  const [a, b, c, d] = people(`art${r()}`, 4, { clothes: 'apron' });
  const brush =
    line('M-4 6L26 -22', tokens.woodDark, 3) + line('M25 -21L30 -27', tokens.houseRed, 5);
  const colours = ['#2F6493', '#8E3B46', tokens.pineLight, '#C9744F'];
  const artist = (who: typeof a, i: number, x: number, y: number, size: number, flip = false) =>
    who
      ? [
          {
            who: {
              ...who,
              colour: colours[i] ?? tokens.pine,
              size: i % 2 ? ('junior' as const) : ('senior' as const),
            },
            x,
            y,
            size,
            flip,
            pose: 'paint' as const,
            inRight: brush,
            inLeft: i === 0 ? palette(44) : undefined,
          },
        ]
      : [];
  return (
    room(stage, { wall: '#F4E7D3', dado: '#C99A66', floor: '#CDA77A', floorY: 800, from: 'left' }) +
    pane(stage, 90, 120, 560, 480, { columns: 4, rows: 3 }) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        painting(
          stage,
          800 + (i % 4) * 250,
          130 + Math.floor(i / 4) * 240,
          i % 3 === 1 ? 150 : 180,
          160,
          i + seed,
          ['#C99A66', '#FFFDF6', tokens.pineLight, '#8A5F3C'][i % 4],
        ),
      )
      .join('') +
    line('M730 90Q1300 150 1900 70', '#8A7A60', 3) +
    [790, 1010, 1480, 1760]
      .map((x, i) =>
        lantern(
          stage,
          x,
          148 + (i % 2) * 22 - 50,
          62,
          [tokens.marigold, '#C9544F', '#6FA58B', '#E9DDBE'][i] ?? tokens.marigold,
        ),
      )
      .join('') +
    soft(stage, rect(90, 640, 620, 20, tokens.woodLight)) +
    [140, 240, 330]
      .map((x, i) => brushes(x, 640, 110, ['#2F6493', '#B8643B', tokens.pineLight][i] ?? '#2F6493'))
      .join('') +
    paints(420, 640, 70) +
    plant(stage, 690, 640, 130, 'sill') +
    shaft(stage, 110, 200, 520, 320, 0.5, 0.24) +
    splashes(stage) +
    easel(stage, 560, 880, 430, 4 + seed) +
    easel(stage, 1250, 880, 430, 0 + seed) +
    crowd(stage, [
      ...artist(a, 0, 400, 900, 360),
      ...artist(b, 1, 1440, 900, 380, true),
      {
        who: person(`artteacher${r()}`, { size: 'adult', girl: true, clothes: 'sari' }),
        x: 960,
        y: 880,
        size: 350,
        pose: 'point',
        flip: true,
      },
    ]) +
    stool(760, 980, 130) +
    brushes(760, 850, 90, '#E9DDBE') +
    lift(stage, easel(stage, 1690, 1060, 560, 2 + seed)) +
    crowd(stage, [...artist(c, 2, 1470, 1060, 440), ...artist(d, 3, 330, 1080, 440)]) +
    lift(stage, easel(stage, 90, 1090, 520, 6 + seed)) +
    table(stage, 930, 1050, 620, 120, tokens.wood, 46, true) +
    paints(740, 1040, 92) +
    brushes(1120, 1040, 130, '#B8643B') +
    brushes(1190, 1044, 110, '#2F6493')
  );
};

/** The art room in the light of a wide window. */
export const artRoom = scene('art-room', 'noon', draw);
