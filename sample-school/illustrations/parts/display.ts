import { type Stage, soft } from '../stage';
import { circle, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

/** A wall chart of the elements, without letters. */
export const elements = (x: number, y: number, w: number): string => {
  const c = w / 19;
  const rows = [
    [0, 17],
    [0, 1, 12, 13, 14, 15, 16, 17],
    [0, 1, 12, 13, 14, 15, 16, 17],
    Array.from({ length: 18 }, (_, i) => i),
    Array.from({ length: 18 }, (_, i) => i),
    Array.from({ length: 18 }, (_, i) => i),
  ];
  const tone = (i: number): string =>
    i < 2 ? '#C9744F' : i < 12 ? '#D9B36A' : i < 16 ? '#6FA58B' : i < 17 ? '#4C8FA8' : '#8C6C9C';
  return (
    rect(x - c, y - c, w + c * 1.2, c * 9.2, '#FDF8EC') +
    rows
      .map((row, k) =>
        row
          .map(
            (i) =>
              rect(x + i * c, y + k * c * 1.15, c * 0.86, c * 0.98, tone(i), { rx: 1.5 }) +
              rect(
                x + i * c + c * 0.16,
                y + k * c * 1.15 + c * 0.26,
                c * 0.36,
                c * 0.34,
                '#FFFFFF',
                { opacity: 0.65 },
              ),
          )
          .join(''),
      )
      .join('') +
    rect(x, y + c * 7.4, w * 0.5, c * 0.3, '#B9AE95') +
    rect(x - c, y - c * 1.3, w + c * 1.2, c * 0.4, tokens.woodDark)
  );
};

/** A folding display board with charts; (x, y) is the middle of its foot. */
export const display = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  colour: string,
  label: string,
): string => {
  const r = stage.random(`display${label}`);
  const note = (dx: number, dy: number, w: number, h: number): string =>
    rect(x + dx * s, y + dy * s, w * s, h * s, '#FFFDF4') +
    [0.25, 0.5, 0.75]
      .map((t) =>
        rect(x + (dx + 0.02) * s, y + (dy + h * t) * s, w * s * r(0.4, 0.8), s * 0.012, '#B9AE95'),
      )
      .join('');
  const kind = Math.floor(r(0, 3));
  const chart =
    kind === 0
      ? [0, 1, 2, 3]
          .map((i) =>
            rect(
              x - s * 0.2 + i * s * 0.11,
              y - s * (0.42 + 0.06 * ((i * 7) % 4)),
              s * 0.08,
              s * (0.14 + 0.06 * ((i * 7) % 4)),
              [tokens.houseRed, tokens.marigold, tokens.pineLight, '#2F6493'][i] ?? colour,
            ),
          )
          .join('')
      : kind === 1
        ? circle(x, y - s * 0.42, s * 0.17, tokens.marigold) +
          path(
            `M${n(x)} ${n(y - s * 0.42)}V${n(y - s * 0.59)}A${n(s * 0.17)} ${n(s * 0.17)} 0 0 1 ${n(x + s * 0.16)} ${n(y - s * 0.36)}Z`,
            tokens.pineLight,
          )
        : path(
            `M${n(x - s * 0.24)} ${n(y - s * 0.28)}L${n(x - s * 0.1)} ${n(y - s * 0.5)}L${n(x + s * 0.04)} ${n(y - s * 0.38)}L${n(x + s * 0.22)} ${n(y - s * 0.6)}V${n(y - s * 0.28)}Z`,
            '#4C8FA8',
          );
  return soft(
    stage,
    poly(
      [
        [x - s * 0.66, y],
        [x - s * 0.34, y - s * 0.04],
        [x - s * 0.34, y - s * 0.9],
        [x - s * 0.66, y - s * 0.84],
      ],
      mix(colour, '#000000', 0.14),
    ) +
      poly(
        [
          [x + s * 0.66, y],
          [x + s * 0.34, y - s * 0.04],
          [x + s * 0.34, y - s * 0.9],
          [x + s * 0.66, y - s * 0.84],
        ],
        mix(colour, '#FFFFFF', 0.12),
      ) +
      rect(x - s * 0.34, y - s * 0.92, s * 0.68, s * 0.9, colour) +
      rect(x - s * 0.26, y - s * 0.86, s * 0.52, s * 0.1, '#FFFDF4') +
      rect(x - s * 0.2, y - s * 0.83, s * 0.4, s * 0.04, mix(colour, '#000000', 0.2)) +
      rect(x - s * 0.28, y - s * 0.7, s * 0.56, s * 0.52, '#FFFDF4') +
      chart +
      note(-0.6, -0.74, 0.2, 0.24) +
      note(-0.6, -0.42, 0.2, 0.26) +
      note(0.4, -0.74, 0.2, 0.24) +
      note(0.4, -0.42, 0.2, 0.26),
  );
};
