import { tokens } from '../tokens';
import { person } from '../people/cast';
import { painting } from '../parts/painting';
import { crowd, row } from '../parts/crowd';
import { balloons } from '../parts/festive';
import { board, plant, table } from '../parts/furniture';
import { books, openBook } from '../parts/books';
import { abacus, bear, blocks, rug, train } from '../parts/toys';
import { mobile } from '../parts/playground';
import { pane, shaft } from '../parts/pane';
import { room } from '../parts/room';
import { lift, soft, type Stage } from '../stage';
import { circle, line, rect } from '../svg';
import { scene } from './types';

const chalkboard =
  circle(1150, 250, 44, 'none', { stroke: '#F4C95A', 'stroke-width': 6 }) +
  line(
    'M1150 184v-22M1150 316v22M1084 250h-22M1216 250h22M1104 204l-16-16M1196 204l16-16M1104 296l-16 16M1196 296l16 16',
    '#F4C95A',
    6,
  ) +
  line(
    'M1290 340V270M1290 270C1250 270 1250 220 1290 210C1330 220 1330 270 1290 270',
    '#9CD0AE',
    6,
  ) +
  line('M1390 340V250h90v90ZM1380 256l55-52l55 52M1424 340v-46h26v46', '#F2A98E', 6);

const cubby = (stage: Stage, x: number, y: number): string => {
  let out =
    rect(x - 10, y - 250, 520, 250, tokens.woodLight) + rect(x - 20, y - 266, 540, 20, tokens.wood);
  for (let k = 0; k < 6; k += 1) {
    const cx = x + 6 + (k % 3) * 166;
    const cy = y - 236 + Math.floor(k / 3) * 120;
    out += rect(cx, cy, 154, 106, '#7A5233');
    out +=
      k % 2
        ? books(stage, cx + 6, cy + 104, 142, 84, `cub${k}`)
        : rect(
            cx + 12,
            cy + 40,
            130,
            64,
            [tokens.houseRed, '#2F6493', tokens.marigold][k / 2] ?? tokens.marigold,
            { rx: 8 },
          ) + rect(cx + 54, cy + 56, 46, 16, '#FFFDF6', { rx: 4 });
  }
  return soft(stage, out);
};

const draw = (stage: Stage, seed: number): string => {
  const r = stage.random('little');
  const known = { size: 'little' as const, clothes: 'pinafore' as const };
  return (
    room(stage, { wall: '#F9E3AE', dado: '#A9CBB2', floor: '#DDB98A', floorY: 780, from: 'left' }) +
    pane(stage, 120, 150, 420, 400, { round: true, columns: 3, rows: 3, curtain: '#E58F6B' }) +
    board(stage, 1010, 150, 560, 250, tokens.board, tokens.woodLight, chalkboard) +
    [0, 1, 2]
      .map((i) =>
        painting(
          stage,
          660 + (i % 2) * 160,
          190 + i * 110 - (i === 1 ? 110 : 0) + (i === 2 ? 40 : 0),
          130,
          120,
          i + 1 + seed,
        ),
      )
      .join('') +
    [0, 1].map((i) => painting(stage, 1680, 150 + i * 190, 160, 140, i + 4 + seed)).join('') +
    mobile(stage, 40, 960, 30, 64) +
    mobile(stage, 960, 1900, 24, 64) +
    cubby(stage, 1370, 786) +
    bear(1460, 520, 130) +
    plant(stage, 1620, 520, 120, 'c') +
    abacus(stage, 1780, 522, 140) +
    shaft(stage, 140, 200, 380, 300, 0.5, 0.26) +
    lift(stage, rug(860, 940, 640, 130, ['#C9544F', '#F3CE83', '#6FA58B', '#FBF0D8'])) +
    crowd(stage, [
      {
        who: person(`nursery${r()}`, { size: 'adult', girl: true, clothes: 'sari' }),
        x: 1090,
        y: 850,
        size: 330,
        pose: 'read',
        inLeft: openBook(-6, 0, 52, tokens.houseRed),
      },
      ...row(stage, {
        label: 'back',
        count: 4,
        from: 480,
        to: 1010,
        y: 880,
        size: 330,
        known,
        poses: ['wave', 'hold', 'cheer', 'ease'],
        stray: 14,
      }),
      ...row(stage, {
        label: 'side',
        count: 2,
        from: 1200,
        to: 1440,
        y: 890,
        size: 330,
        known,
        poses: ['hold', 'skip'],
        stray: 12,
      }),
    ]) +
    lift(stage, blocks(stage, 620, 1010, 62, 'a')) +
    crowd(stage, [
      ...row(stage, {
        label: 'build',
        count: 1,
        from: 380,
        to: 520,
        y: 1030,
        size: 380,
        known,
        poses: ['lean'],
      }),
      ...row(stage, {
        label: 'play',
        count: 1,
        from: 1000,
        to: 1160,
        y: 1030,
        size: 380,
        known,
        poses: ['kneel'],
        more: { flip: true },
      }),
    ]) +
    train(stage, 800, 1044, 88) +
    table(stage, 1640, 990, 460, 100, '#F3D9A8', 46) +
    soft(stage, abacus(stage, 1520, 976, 130) + bear(1700, 984, 150)) +
    balloons(stage, 90, 1000, 92, [tokens.houseRed, tokens.marigold, '#2F6493']) +
    blocks(stage, 190, 1070, 54, 'b')
  );
};

/** The room of the youngest children, at play on the round rug. */
export const prePrimary = scene('pre-primary', 'noon', draw);
