import { tokens } from '../tokens';
import { person } from '../people/cast';
import { painting } from '../parts/painting';
import { crowd, row } from '../parts/crowd';
import { board, plant, table } from '../parts/furniture';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { robot } from '../parts/models';
import { soft, type Stage } from '../stage';
import { circle, line, n, poly, rect } from '../svg';
import { scene } from './types';

const screenArt = (x: number, y: number, w: number, h: number, kind: number): string => {
  const bar = (dx: number, dy: number, long: number, tone: string) =>
    rect(x + dx * w, y + dy * h, long * w, h * 0.07, tone, { rx: 2 });
  if (kind % 3 === 0)
    return [0.12, 0.26, 0.4, 0.54, 0.68]
      .map((dy, i) =>
        bar(
          0.1 + (i % 3) * 0.08,
          dy,
          [0.5, 0.36, 0.42, 0.3, 0.46][i] ?? 0.4,
          [tokens.marigold, '#8DBAA3', '#F4A58A', '#9CC9E2', '#8DBAA3'][i] ?? tokens.marigold,
        ),
      )
      .join('');
  if (kind % 3 === 1)
    return [0.2, 0.36, 0.52, 0.68]
      .map((dx, i) =>
        rect(
          x + dx * w,
          y + h * (0.8 - ([0.3, 0.5, 0.4, 0.6][i] ?? 0.3)),
          w * 0.1,
          h * ([0.3, 0.5, 0.4, 0.6][i] ?? 0.3),
          [tokens.marigold, '#F4A58A', '#8DBAA3', '#9CC9E2'][i] ?? tokens.marigold,
        ),
      )
      .join('');
  return (
    circle(x + w * 0.5, y + h * 0.48, h * 0.26, tokens.marigold) +
    poly(
      [
        [x + w * 0.16, y + h * 0.86],
        [x + w * 0.4, y + h * 0.44],
        [x + w * 0.64, y + h * 0.86],
      ],
      '#8DBAA3',
    ) +
    poly(
      [
        [x + w * 0.44, y + h * 0.86],
        [x + w * 0.66, y + h * 0.56],
        [x + w * 0.88, y + h * 0.86],
      ],
      '#3D7259',
    )
  );
};

/** A screen with its keyboard; (x, y) is the middle of its foot. */
const computer = (stage: Stage, x: number, y: number, s: number, kind: number): string =>
  soft(
    stage,
    rect(x - s * 0.06, y - s * 0.2, s * 0.12, s * 0.18, '#8C979A') +
      rect(x - s * 0.22, y - s * 0.05, s * 0.44, s * 0.05, '#A9B3B4', { rx: 3 }) +
      rect(x - s * 0.5, y - s * 0.86, s, s * 0.68, '#2C3A40', { rx: 6 }) +
      rect(x - s * 0.46, y - s * 0.82, s * 0.92, s * 0.56, '#1D3A33') +
      screenArt(x - s * 0.46, y - s * 0.82, s * 0.92, s * 0.56, kind),
  ) +
  poly(
    [
      [x - s * 0.4, y + s * 0.02],
      [x + s * 0.4, y + s * 0.02],
      [x + s * 0.46, y + s * 0.16],
      [x - s * 0.46, y + s * 0.16],
    ],
    '#E9ECE8',
  ) +
  line(
    `M${n(x - s * 0.38)} ${n(y + s * 0.06)}H${n(x + s * 0.38)}M${n(x - s * 0.41)} ${n(y + s * 0.11)}H${n(x + s * 0.41)}`,
    '#A9B3B4',
    3,
  );

const draw = (stage: Stage, seed: number): string => {
  const r = stage.random('computers');
  const slide =
    rect(700, 150, 560, 330, '#F7F3E6') +
    rect(740, 190, 260, 18, tokens.pine) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(740, 236 + i * 38, [210, 170, 230, 140][i] ?? 180, 12, '#B9AE95') +
          circle(728, 242 + i * 38, 5, tokens.marigold),
      )
      .join('') +
    robot(1120, 440, 200, '#4C8FA8');
  const bench = (
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
        poses: ['lean', 'hold', 'read'],
        more: { half: true },
      }),
    ) +
    table(stage, (from + to) / 2, y, to - from + 60, size * 0.52, '#CFC5AE', size * 0.14, true) +
    Array.from({ length: count }, (_, i) =>
      computer(
        stage,
        from + ((to - from) * (i + 0.5)) / count + size * 0.3,
        y - size * 0.06,
        size * 0.44,
        i + seed,
      ),
    ).join('');
  return (
    room(stage, {
      wall: '#D3DEE2',
      dado: '#6F8E98',
      floor: '#BDB5A4',
      floorY: 760,
      from: 'right',
      kind: 'tiles',
    }) +
    board(stage, 700, 150, 560, 330, '#F7F3E6', '#5B6468', slide) +
    pane(stage, 1460, 130, 340, 440, { columns: 3, rows: 4 }) +
    [0, 1]
      .map((i) => painting(stage, 140 + i * 230, 180, 160, 150, i + 3 + seed, tokens.pineLight))
      .join('') +
    plant(stage, 1360, 760, 200, 'c') +
    soft(stage, rect(100, 440, 420, 16, tokens.woodLight)) +
    plant(stage, 170, 440, 100, 'shelf') +
    robot(300, 440, 110, tokens.houseRed) +
    robot(430, 440, 96, tokens.marigold) +
    shaft(stage, 1480, 200, 300, 330, -0.5, 0.2) +
    pendant(stage, 560, 86, 90, '#41626B') +
    pendant(stage, 1360, 86, 90, '#41626B') +
    crowd(stage, [
      {
        who: person(`it${r()}`, { size: 'adult', clothes: 'sari', girl: true }),
        x: 620,
        y: 800,
        size: 320,
        pose: 'point',
      },
    ]) +
    bench(826, 300, 120, 900, 3, 'a') +
    bench(850, 310, 1040, 1860, 3, 'b') +
    bench(1040, 420, 320, 1600, 4, 'c')
  );
};

/** The computer room: children writing their first programs. */
export const computerLab = scene('computer-lab', 'noon', draw, 3);
