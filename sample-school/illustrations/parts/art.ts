import { type Stage, soft } from '../stage';
import { circle, ellipse, line, n, rect } from '../svg';
import { tokens } from '../tokens';
import { painting } from './painting';

/** An easel with a painting on it; (x, y) is the middle of its feet. */
export const easel = (stage: Stage, x: number, y: number, s: number, index: number): string =>
  soft(
    stage,
    line(
      `M${n(x)} ${n(y - s)}L${n(x - s * 0.34)} ${n(y)}M${n(x)} ${n(y - s)}L${n(x + s * 0.34)} ${n(y)}M${n(x)} ${n(y - s)}V${n(y - s * 0.1)}`,
      tokens.wood,
      s * 0.036,
    ) + rect(x - s * 0.34, y - s * 0.38, s * 0.68, s * 0.04, tokens.woodDark),
  ) + painting(stage, x - s * 0.3, y - s * 0.86, s * 0.6, s * 0.46, index);

/** A jar of brushes; (x, y) is the middle of its foot. */
export const brushes = (x: number, y: number, s: number, colour: string): string =>
  [-0.16, -0.05, 0.07, 0.17]
    .map(
      (k, i) =>
        line(
          `M${n(x + k * s * 0.6)} ${n(y - s * 0.4)}L${n(x + k * s * 1.7)} ${n(y - s * (0.92 + (i % 2) * 0.12))}`,
          tokens.woodLight,
          s * 0.04,
        ) +
        ellipse(
          x + k * s * 1.8,
          y - s * (0.96 + (i % 2) * 0.12),
          s * 0.035,
          s * 0.07,
          [tokens.houseRed, tokens.marigold, '#2F6493', tokens.pineLight][i] ?? colour,
        ),
    )
    .join('') +
  rect(x - s * 0.2, y - s * 0.5, s * 0.4, s * 0.5, colour, { rx: s * 0.04 }) +
  rect(x - s * 0.2, y - s * 0.36, s * 0.4, s * 0.08, '#FFFFFF', { opacity: 0.4 });

/** Pots of paint in a row. */
export const paints = (x: number, y: number, s: number): string =>
  [tokens.houseRed, tokens.marigold, '#2F6493', tokens.pineLight, '#6B4A78', '#FFFDF6']
    .map(
      (tone, i) =>
        rect(x + i * s * 0.62, y - s * 0.5, s * 0.5, s * 0.5, '#E9E3D2', { rx: 4 }) +
        ellipse(x + i * s * 0.62 + s * 0.25, y - s * 0.5, s * 0.25, s * 0.09, tone) +
        rect(x + i * s * 0.62, y - s * 0.3, s * 0.5, s * 0.16, tone),
    )
    .join('');

/** A painter's palette, to be held: the hand is at (0, 0). */
export const palette = (s: number): string =>
  ellipse(0, -s * 0.1, s * 0.6, s * 0.4, tokens.woodLight) +
  ellipse(-s * 0.3, s * 0.02, s * 0.1, s * 0.08, tokens.woodDark) +
  [tokens.houseRed, tokens.marigold, '#2F6493', tokens.pineLight]
    .map((c, i) => circle(-s * 0.1 + i * s * 0.17, -s * (0.22 + (i % 2) * 0.12), s * 0.08, c))
    .join('');
