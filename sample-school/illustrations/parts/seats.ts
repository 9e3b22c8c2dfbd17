import { type Stage, soft } from '../stage';
import type { Person } from '../people/types';
import { ellipse, line, mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';
import { openBook } from './books';
import { crowd } from './crowd';

const cloths = { girl: '#41584C', boy: '#5B6468' } as const;

/** A child who sits cross-legged on a cushion; (x, y) is its middle, `size` as in a crowd. */
export interface SitterOptions {
  who: Person;
  x: number;
  y: number;
  size: number;
  cushion: string;
  /** The cover of the book that is read; without one the child looks up and listens. */
  book?: string;
}

/** Draws a child on a cushion, reading or listening. */
export const sitter = (stage: Stage, o: SitterOptions): string => {
  const { who, x, y, size } = o;
  const u = size / 430;
  const cloth = who.girl ? cloths.girl : cloths.boy;
  const at = (dx: number, dy: number): string => `${n(x + dx * u)} ${n(y + dy * u)}`;
  const sock = who.girl ? '#F8F5EC' : cloth;
  const shin = (side: number): string =>
    line(
      `M${at(side * 74, -8)}Q${at(side * 26, 14)} ${at(-side * 30, 7)}`,
      mix(sock, '#0B1A14', side > 0 ? 0.1 : 0.02),
      22 * u,
    ) + ellipse(x - side * 44 * u, y + 6 * u, 19 * u, 11 * u, '#241E1B');
  const lap = who.girl
    ? path(
        `M${at(-27, -58)}C${at(-90, -50)} ${at(-112, -22)} ${at(-98, 0)}Q${at(0, 16)} ${at(98, 0)}C${at(112, -22)} ${at(90, -50)} ${at(27, -58)}Z`,
        cloth,
      ) +
      line(
        [-56, -22, 12, 48]
          .map((dx) => `M${at(dx * 0.4, -52)}Q${at(dx, -34)} ${at(dx * 1.3, 2)}`)
          .join(''),
        mix(cloth, '#0B1A14', 0.35),
        2.6 * u,
      )
    : [-1, 1]
        .map((side) =>
          line(
            `M${at(side * 14, -42)}Q${at(side * 84, -46)} ${at(side * 82, -14)}`,
            mix(cloth, '#0B1A14', side > 0 ? 0.14 : 0.04),
            34 * u,
          ),
        )
        .join('');
  return (
    ellipse(x + 6 * u, y + 26 * u, 136 * u, 28 * u, '#2A1A10', { opacity: 0.2 }) +
    soft(
      stage,
      ellipse(x, y + 14 * u, 126 * u, 33 * u, mix(o.cushion, '#000000', 0.22)) +
        ellipse(x, y + 4 * u, 124 * u, 31 * u, o.cushion) +
        line(`M${at(-104, 6)}Q${at(0, 36)} ${at(104, 6)}`, mix(o.cushion, '#FFFFFF', 0.45), 3 * u, {
          'stroke-dasharray': `${n(8 * u)} ${n(7 * u)}`,
        }),
    ) +
    crowd(stage, [{ who, x, y: y - 34 * u, size, half: true, pose: o.book ? 'read' : 'stand' }]) +
    shin(1) +
    shin(-1) +
    soft(stage, lap) +
    (o.book ? soft(stage, openBook(x, y - 62 * u, 112 * u, o.book)) : '')
  );
};

/** A teacher in an armchair with a book; (x, y) is the middle of the chair's foot. */
export const armchair = (
  stage: Stage,
  who: Person,
  x: number,
  y: number,
  size: number,
  tone: string,
): string => {
  const u = size / 430;
  const at = (dx: number, dy: number): string => `${n(x + dx * u)} ${n(y + dy * u)}`;
  const dark = mix(tone, '#2A1A10', 0.32);
  const light = mix(tone, '#FFFFFF', 0.16);
  return (
    ellipse(x + 8 * u, y, 190 * u, 24 * u, '#2A1A10', { opacity: 0.24 }) +
    soft(
      stage,
      line(`M${at(-120, -30)}V${n(y)}M${at(120, -30)}V${n(y)}`, tokens.woodDark, 16 * u) +
        path(
          `M${at(-128, -70)}V${n(y - 318 * u)}Q${at(-128, -384)} ${at(-62, -384)}H${n(x + 62 * u)}Q${at(128, -384)} ${at(128, -318)}V${n(y - 70 * u)}Z`,
          dark,
        ) +
        path(
          `M${at(-108, -110)}V${n(y - 312 * u)}Q${at(-108, -362)} ${at(-56, -362)}H${n(x + 56 * u)}Q${at(108, -362)} ${at(108, -312)}V${n(y - 110 * u)}Z`,
          tone,
        ),
    ) +
    crowd(stage, [{ who, x, y: y - 122 * u, size, half: true, pose: 'read' }]) +
    rect(x - 110 * u, y - 132 * u, 220 * u, 66 * u, light, { rx: 20 * u }) +
    soft(
      stage,
      path(
        `M${at(-44, -146)}Q${at(-70, -120)} ${at(-58, -80)}L${at(-50, 2)}H${n(x + 50 * u)}L${at(58, -80)}Q${at(70, -120)} ${at(44, -146)}Z`,
        who.colour,
      ) +
        line(
          `M${at(-16, -130)}Q${at(-24, -60)} ${at(-20, 0)}M${at(20, -130)}Q${at(26, -60)} ${at(18, 0)}`,
          mix(who.colour, '#000000', 0.3),
          3 * u,
        ) +
        line(`M${at(-50, 0)}H${n(x + 50 * u)}`, tokens.marigold, 6 * u),
    ) +
    soft(
      stage,
      [-1, 1]
        .map((side) =>
          rect(
            x + (side < 0 ? -168 : 110) * u,
            y - 196 * u,
            58 * u,
            150 * u,
            side < 0 ? tone : dark,
            {
              rx: 26 * u,
            },
          ),
        )
        .join('') + rect(x - 150 * u, y - 72 * u, 300 * u, 46 * u, dark, { rx: 12 * u }),
    ) +
    path(`M${at(-50, -66)}H${n(x + 50 * u)}L${at(50, 2)}H${n(x - 50 * u)}Z`, who.colour) +
    line(`M${at(-50, 0)}H${n(x + 50 * u)}`, tokens.marigold, 6 * u) +
    ellipse(x - 22 * u, y + 4 * u, 22 * u, 9 * u, '#3A2C24') +
    ellipse(x + 24 * u, y + 4 * u, 22 * u, 9 * u, '#3A2C24') +
    soft(stage, openBook(x, y - 170 * u, 128 * u, '#2F6493'))
  );
};
