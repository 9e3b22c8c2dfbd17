import { bookcase, openBook, pile } from '../parts/books';
import { crowd } from '../parts/crowd';
import { globe, plant } from '../parts/furniture';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { people } from '../people/cast';
import type { Person } from '../people/types';
import { type Stage, soft } from '../stage';
import { ellipse, line, mix, n } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

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

/** The reading corner of the library. */
export const readingCorner = scene('reading-corner', 'noon', drawNook, 93);
