import { tokens } from '../palettes';
import { people, person } from '../people/cast';
import { painting } from '../parts/arts';
import type { Person } from '../people/types';
import { crowd, row } from '../parts/crowd';
import { board, bookcase, globe, openBook, pile, plant, table } from '../parts/furniture';
import { pane, pendant, room, shaft } from '../parts/room';
import { lift, soft, type Stage } from '../stage';
import { circle, ellipse, line, mix, n, path, poly, rect } from '../svg';
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

const drawShow = (stage: Stage, seed: number): string => {
  const [a, b, c, d, e] = people(`show${stage.random('show')()}`, 5);
  const spot = (
    who: typeof a,
    x: number,
    y: number,
    size: number,
    pose: 'point' | 'ease' | 'hold' | 'lean' | 'wave',
    flip = false,
  ) => (who ? [{ who, x, y, size, pose, flip }] : []);
  const lamp = (x: number): string =>
    line(`M${x} 0V60`, '#3A2C24', 5) +
    path(`M${x - 20} 60h40l10 26h-60Z`, '#3A474C') +
    poly(
      [
        [x - 24, 88],
        [x + 24, 88],
        [x + 150, 560],
        [x - 150, 560],
      ],
      '#FFF3D2',
      { opacity: 0.15 },
    );
  return (
    room(stage, { wall: '#E9DCCB', dado: '#CDB798', floor: '#8F6B4C', floorY: 790, from: 'left' }) +
    [
      [120, 170, 300, 230],
      [120, 480, 180, 160],
      [350, 470, 200, 190],
      [620, 190, 260, 420],
      [960, 170, 320, 240],
      [960, 500, 150, 160],
      [1170, 490, 180, 180],
      [1440, 180, 330, 260],
      [1440, 520, 190, 150],
      [1690, 510, 130, 170],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0], i) =>
        painting(
          stage,
          x,
          y,
          w,
          h,
          i * 3 + seed,
          [tokens.woodDark, '#FFFDF6', tokens.pineLight, '#B9832A'][(i + seed) % 4],
        ),
      )
      .join('') +
    [280, 760, 1120, 1600].map(lamp).join('') +
    crowd(stage, [
      ...spot(a, 300, 900, 350, 'point', true),
      ...spot(b, 470, 890, 340, 'ease'),
      ...spot(c, 1290, 900, 350, 'hold'),
      {
        who: person(`visitor${n(stage.random('v')(), 4)}`, { size: 'adult' }),
        x: 1450,
        y: 910,
        size: 360,
        pose: 'ease',
      },
    ]) +
    soft(stage, rect(760, 800, 200, 190, '#F7F1E2') + rect(744, 788, 232, 22, '#FFFDF6')) +
    path('M800 790Q790 700 830 690Q800 640 860 620Q920 640 890 690Q930 700 920 790Z', '#B8643B') +
    ellipse(860, 622, 26, 8, '#8A4528') +
    line('M816 720Q860 740 904 720M812 756Q860 776 908 756', '#F3CE83', 5) +
    crowd(stage, [
      ...spot(d, 1130, 1050, 430, 'lean', true),
      ...spot(e ? { ...e, size: 'junior' as const } : e, 620, 1060, 430, 'wave'),
    ]) +
    lift(stage, plant(stage, 1790, 1070, 330, 'show', '#41626B'))
  );
};

/** A child who sits cross-legged on a cushion and reads; (x, y) is the middle of the cushion. */
const sitter = (stage: Stage, who: Person, x: number, y: number, tone: string): string => {
  const cloth = who.girl ? '#41584C' : '#5B6468';
  const shin = (side: number): string =>
    line(
      `M${n(x + side * 40)} ${n(y - 30)}Q${n(x + side * 124)} ${n(y - 34)} ${n(x + side * 108)} ${n(y - 8)}`,
      mix(cloth, '#0B1A14', side > 0 ? 0.12 : 0),
      40,
    ) +
    line(
      `M${n(x + side * 104)} ${n(y - 2)}Q${n(x + side * 40)} ${n(y + 16)} ${n(x - side * 30)} ${n(y + 4)}`,
      who.girl ? '#F8F5EC' : tokens.pineLight,
      27,
    ) +
    line(`M${n(x - side * 34)} ${n(y + 4)}l${n(-side * 20)} -3`, '#241E1B', 24);
  return (
    ellipse(x, y + 26, 176, 34, '#2A1A10', { opacity: 0.16 }) +
    soft(
      stage,
      ellipse(x, y + 14, 164, 42, mix(tone, '#000000', 0.18)) + ellipse(x, y, 160, 40, tone),
    ) +
    crowd(stage, [{ who, x, y: y - 30, size: 430, half: true, pose: 'read' }]) +
    shin(-1) +
    shin(1) +
    soft(stage, openBook(x, y - 62, 130, '#8E3B46'))
  );
};

const drawNook = (stage: Stage): string => {
  const team = people(`nook${stage.random('nook')()}`, 4, { size: 'junior' });
  const tones = ['#C9744F', tokens.pineLight, tokens.marigold, '#2F6493'];
  return (
    room(stage, { wall: '#E6D5B8', dado: '#8A5F3C', floor: '#B07E50', floorY: 780, from: 'left' }) +
    bookcase(stage, 1240, 790, 330, 600, 6) +
    bookcase(stage, 1590, 790, 340, 600, 6) +
    pane(stage, 160, 110, 480, 520, {
      round: true,
      columns: 4,
      rows: 4,
      curtain: tokens.marigold,
    }) +
    bookcase(stage, 790, 790, 400, 380, 4) +
    plant(stage, 860, 396, 130, 'n') +
    globe(1090, 396, 130) +
    shaft(stage, 180, 220, 440, 400, 0.5, 0.24) +
    pendant(stage, 980, 120, 110, '#8E3B46') +
    ellipse(900, 960, 760, 110, '#8E3B46') +
    ellipse(900, 960, 690, 96, '#E9D3A8') +
    ellipse(900, 960, 620, 84, tokens.pineLight) +
    team
      .map((who, i) =>
        sitter(stage, who, 420 + i * 330, 962 + (i % 2) * 34, tones[i] ?? tokens.marigold),
      )
      .join('') +
    pile(stage, 160, 1060, 150, 6, 'a') +
    pile(stage, 1720, 1060, 160, 5, 'b') +
    openBook(980, 1050, 130, '#8E3B46')
  );
};

/** A lesson at the blackboard. */
export const classroom = scene('classroom', 'noon', drawClass, 91);

/** The exhibition of the children's paintings. */
export const exhibition = scene('exhibition', 'noon', drawShow, 92);

/** The reading corner of the library. */
export const readingCorner = scene('reading-corner', 'noon', drawNook, 93);
