import { painting } from '../parts/painting';
import { openBook, pile } from '../parts/books';
import { crowd, row } from '../parts/crowd';
import { board, globe, plant, table } from '../parts/furniture';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { person } from '../people/cast';
import { type Stage, soft } from '../stage';
import { circle, line, poly, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

const sums =
  line(
    'M330 260l120 0M330 300l90 0M330 340l140 0M560 380V230M560 380H760M566 372Q640 356 680 300T756 236',
    tokens.chalk,
    5,
  ) +
  poly(
    [
      [840, 380],
      [840, 240],
      [1010, 380],
    ],
    'none',
    { stroke: tokens.chalk, 'stroke-width': 5 },
  ) +
  rect(840, 362, 18, 18, 'none', { stroke: tokens.chalk, 'stroke-width': 4 }) +
  circle(1120, 310, 64, 'none', { stroke: '#F4C95A', 'stroke-width': 5 }) +
  line('M1120 310L1120 246M1120 310L1176 340', '#F4C95A', 4);

const drawClass = (stage: Stage): string => {
  const r = stage.random('class');
  const desk = (x: number, y: number, s: number, i: number): string =>
    table(stage, x, y, s * 0.94, s * 0.42, tokens.woodLight, s * 0.12, true) +
    openBook(
      x - s * 0.12,
      y - s * 0.03,
      s * 0.24,
      [tokens.pine, '#8E3B46', '#2F6493', tokens.marigold][i % 4],
    ) +
    (i % 2
      ? pile(stage, x + s * 0.3, y - s * 0.04, s * 0.2, 3, `p${i}`)
      : rect(x + s * 0.2, y - s * 0.09, s * 0.16, s * 0.03, tokens.marigold, { rx: 3 }));
  const line1 = (
    y: number,
    size: number,
    from: number,
    to: number,
    count: number,
    label: string,
  ): string =>
    crowd(
      stage,
      row(stage, {
        label,
        count,
        from,
        to,
        y: y - 6,
        size,
        poses: ['read', 'reach', 'lean', 'hold'],
        more: { half: true },
      }),
    ) +
    Array.from({ length: count }, (_, i) =>
      desk(from + ((to - from) * (i + 0.5)) / count, y, size, i),
    ).join('');
  return (
    room(stage, {
      wall: '#EFE3C8',
      dado: '#6E9482',
      floor: '#C39A68',
      floorY: 720,
      from: 'right',
    }) +
    board(stage, 270, 170, 980, 290, tokens.board, tokens.wood, sums) +
    rect(270, 474, 980, 14, tokens.woodLight) +
    pane(stage, 1480, 120, 340, 440, { columns: 3, rows: 4 }) +
    painting(stage, 90, 200, 120, 140, 0, tokens.wood) +
    shaft(stage, 1500, 200, 300, 330, -0.55, 0.22) +
    pendant(stage, 520, 80, 88, tokens.pine) +
    pendant(stage, 1240, 80, 88, tokens.pine) +
    plant(stage, 1400, 730, 190, 'c') +
    crowd(stage, [
      {
        who: person(`class${r()}`, { size: 'adult', girl: r.chance(0.6) }),
        x: 800,
        y: 760,
        size: 310,
        pose: 'point',
      },
    ]) +
    soft(stage, table(stage, 420, 740, 300, 90, tokens.wood, 30, true)) +
    globe(350, 732, 96) +
    pile(stage, 480, 732, 90, 4, 't') +
    line1(850, 270, 180, 1740, 5, 'a') +
    line1(1030, 370, 60, 1860, 4, 'b')
  );
};

/** A lesson at the blackboard. */
export const classroom = scene('classroom', 'noon', drawClass, 91);
