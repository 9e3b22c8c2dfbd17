import { bookcase, pile } from '../parts/books';
import { crowd } from '../parts/crowd';
import { globe, plant } from '../parts/furniture';
import { painting } from '../parts/painting';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { armchair, sitter } from '../parts/seats';
import { people, person } from '../people/cast';
import type { Person } from '../people/types';
import { type Stage, soft } from '../stage';
import { ellipse, line, mix, n, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

/** The bench below the window, with its cushion, its shelf of books and a child who reads there. */
const windowSeat = (stage: Stage, who: Person | undefined): string => {
  const x = 120;
  const w = 560;
  const wood = tokens.wood;
  const cubby = (i: number): string => {
    const left = x + 16 + i * 181;
    return (
      rect(left, 742, 166, 96, mix(wood, '#2A1A10', 0.55)) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((k) => {
          const tall = 52 + ((k * 29 + i * 17) % 34);
          const tones = [tokens.pineLight, '#8E3B46', '#2F6493', tokens.marigold, '#C9744F'];
          return rect(
            left + 10 + k * 18,
            836 - tall,
            15,
            tall,
            tones[(k + i * 2) % tones.length] ?? tokens.pine,
            { rx: 2 },
          );
        })
        .join('')
    );
  };
  return (
    soft(
      stage,
      rect(x, 724, w, 130, wood) +
        [0, 1, 2].map(cubby).join('') +
        rect(x - 8, 846, w + 16, 16, mix(wood, '#2A1A10', 0.3)),
    ) +
    soft(stage, rect(x - 14, 700, w + 28, 34, '#C9744F', { rx: 15 })) +
    line(`M${x} 712H${x + w}`, mix('#C9744F', '#FFFFFF', 0.4), 4) +
    (who
      ? crowd(stage, [{ who, x: 300, y: 704, size: 340, half: true, pose: 'read' }]) +
        soft(
          stage,
          line('M288 700Q286 716 284 790M316 700Q320 716 322 784', '#5B6468', 25) +
            ellipse(280, 800, 19, 10, '#241E1B') +
            ellipse(326, 795, 19, 10, '#241E1B'),
        ) +
        soft(
          stage,
          rect(262, 640, 40, 52, '#8E3B46', { rx: 3 }) +
            rect(302, 640, 40, 52, '#A34A55', { rx: 3 }),
        )
      : '') +
    soft(
      stage,
      rect(560, 628, 92, 84, tokens.marigold, { rx: 20, transform: 'rotate(10 606 670)' }),
    ) +
    soft(
      stage,
      rect(490, 644, 84, 72, tokens.pineLight, { rx: 18, transform: 'rotate(-8 532 680)' }),
    )
  );
};

const drawNook = (stage: Stage, seed: number): string => {
  const r = stage.random('nook');
  const [a, b, c, d, e] = people(`nook${r()}`, 5, { size: 'junior' });
  const boy = e ? { ...e, girl: false, style: 'parted' as const } : e;
  const teacher = person(`reader${n(r(), 4)}`, {
    size: 'adult',
    girl: true,
    clothes: 'sari',
    colour: r.pick(['#8E3B46', '#2C6C70', '#6B4A78', '#A5782A']),
  });
  const seat = (
    who: Person | undefined,
    x: number,
    y: number,
    size: number,
    cushion: string,
    book?: string,
  ): string => (who ? sitter(stage, { who, x, y, size, cushion, ...(book && { book }) }) : '');
  return (
    room(stage, { wall: '#E6D5B8', dado: '#8A5F3C', floor: '#B07E50', floorY: 790, from: 'left' }) +
    bookcase(stage, 1400, 800, 330, 640, 6) +
    bookcase(stage, 1750, 800, 340, 640, 6) +
    painting(stage, 820, 170, 170, 130, seed, tokens.woodDark) +
    painting(stage, 1040, 150, 120, 150, seed + 4, tokens.marigold) +
    pane(stage, 160, 96, 480, 530, {
      round: true,
      columns: 4,
      rows: 4,
      curtain: tokens.marigold,
    }) +
    bookcase(stage, 780, 800, 420, 300, 3) +
    plant(stage, 850, 486, 130, 'n') +
    globe(1120, 486, 120) +
    shaft(stage, 180, 220, 440, 400, 0.62, 0.3) +
    windowSeat(stage, boy) +
    pendant(stage, 1290, 130, 120, '#8E3B46') +
    ellipse(1010, 960, 800, 116, '#8E3B46') +
    ellipse(1010, 960, 740, 103, '#E9D3A8') +
    ellipse(1010, 960, 680, 91, tokens.pineLight) +
    ellipse(1010, 960, 400, 52, mix(tokens.pineLight, '#FFFFFF', 0.16)) +
    armchair(stage, teacher, 1010, 930, 400, '#C9744F') +
    seat(a, 600, 950, 380, '#2F6493') +
    seat(b, 1440, 950, 380, tokens.marigold, '#8E3B46') +
    seat(c, 800, 1026, 440, '#8E3B46', tokens.pine) +
    seat(d, 1250, 1030, 440, tokens.pine) +
    pile(stage, 330, 1062, 170, 6, 'a') +
    pile(stage, 1720, 1060, 190, 7, 'b') +
    plant(stage, 70, 1090, 360, 'front')
  );
};

/** The reading corner of the library: a story before the window. */
export const readingCorner = scene('reading-corner', 'noon', drawNook, 93);
