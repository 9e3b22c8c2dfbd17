import { tokens } from '../tokens';
import { people, person } from '../people/cast';
import { crowd } from '../parts/crowd';
import { bookcase, openBook, pile } from '../parts/books';
import { globe, plant, stool, table } from '../parts/furniture';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { lift, soft, type Stage } from '../stage';
import { ellipse, line, path, rect } from '../svg';
import { scene } from './types';

const readingLamp = (x: number, y: number): string =>
  ellipse(x, y - 4, 190, 26, '#FFF0C4', { opacity: 0.35 }) +
  line(`M${x} ${y}V${y - 74}`, '#A5782A', 6) +
  ellipse(x, y, 26, 7, '#8A6324') +
  path(
    `M${x - 50} ${y - 62}Q${x - 44} ${y - 98} ${x} ${y - 98}Q${x + 44} ${y - 98} ${x + 50} ${y - 62}Z`,
    tokens.pineLight,
  ) +
  path(`M${x - 50} ${y - 62}h100l-6 7h-88Z`, '#FFE9B4');

const ladder = (x: number, y: number, h: number): string => {
  let rungs = '';
  for (let i = 1; i < 9; i += 1) rungs += `M${x + i * 5 - 4} ${y - (h * i) / 9.4}h64`;
  return (
    line(`M${x} ${y}L${x + 44} ${y - h}M${x + 70} ${y}L${x + 100} ${y - h}`, tokens.woodDark, 11) +
    line(rungs, tokens.woodLight, 9)
  );
};

const openedInHand = openBook(0, 0, 40, '#8E3B46');

const draw = (stage: Stage): string => {
  const r = stage.random('library');
  const [a, b, c, d, e, f] = people(`lib${r()}`, 6);
  const readers = [a, b, c, d].flatMap((who, i) =>
    who
      ? [
          {
            who,
            x: 690 + i * 190 + r(-14, 14),
            y: 842,
            size: 380,
            half: true,
            pose: i % 2 ? ('read' as const) : ('lean' as const),
            flip: i > 1,
          },
        ]
      : [],
  );
  return (
    room(stage, {
      wall: '#EBDCC0',
      dado: '#8A5F3C',
      floor: '#B98757',
      floorY: 800,
      from: 'right',
    }) +
    pane(stage, 830, 130, 380, 520, { round: true, columns: 4, rows: 4, curtain: '#8E3B46' }) +
    soft(
      stage,
      rect(790, 690, 460, 26, tokens.woodLight) +
        rect(800, 716, 440, 88, tokens.woodDark) +
        rect(806, 668, 180, 26, '#B8643B', { rx: 10 }) +
        rect(1060, 668, 170, 26, tokens.pineLight, { rx: 10 }),
    ) +
    bookcase(stage, -30, 806, 360, 700, 7) +
    bookcase(stage, 350, 806, 360, 700, 7) +
    bookcase(stage, 1340, 806, 330, 700, 7) +
    bookcase(stage, 1690, 806, 330, 700, 7) +
    globe(420, 92, 90) +
    plant(stage, 1500, 94, 110, 'top') +
    pile(stage, 1760, 92, 110, 4, 'top') +
    pile(stage, 600, 92, 100, 3, 'top2') +
    shaft(stage, 850, 260, 340, 380, -0.5, 0.2) +
    pendant(stage, 540, 150, 120, tokens.pine) +
    pendant(stage, 1500, 150, 120, tokens.pine) +
    lift(stage, ladder(1560, 838, 560)) +
    crowd(stage, [
      ...(e ? [{ who: e, x: 1470, y: 850, size: 330, pose: 'reach' as const, flip: true }] : []),
      {
        who: person(`librarian${r()}`, { size: 'adult', girl: true, glasses: true, style: 'bun' }),
        x: 300,
        y: 866,
        size: 350,
        pose: 'show',
        inRight: openedInHand,
      },
      ...(f
        ? [
            {
              who: { ...f, size: 'junior' as const },
              x: 470,
              y: 880,
              size: 350,
              pose: 'read' as const,
              flip: true,
              inLeft: openBook(-8, 0, 44),
            },
          ]
        : []),
    ]) +
    crowd(stage, readers) +
    table(stage, 975, 862, 900, 190, tokens.woodLight, 56, true) +
    readingLamp(975, 840) +
    [650, 800, 1130, 1280]
      .map((x, i) => openBook(x, 846, 96, [tokens.pine, '#8E3B46', '#2F6493', tokens.marigold][i]))
      .join('') +
    pile(stage, 1356, 838, 90, 4, 'desk') +
    stool(1520, 1040, 120) +
    soft(stage, plant(stage, 90, 1060, 300, 'left', '#8A5F3C')) +
    lift(
      stage,
      rect(1640, 960, 300, 140, tokens.woodDark) + rect(1624, 946, 330, 22, tokens.wood),
    ) +
    pile(stage, 1720, 950, 130, 5, 'front') +
    globe(1850, 948, 150)
  );
};

/** The library: bookcases, a tall window, readers at a long table. */
export const library = scene('library', 'noon', draw);
