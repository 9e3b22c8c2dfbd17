import { type Stage, soft } from '../stage';
import { circle, ellipse, line, mix, n, poly, rect } from '../svg';
import { tokens } from '../tokens';

/** The colours of toys. */
export const bright = [
  tokens.houseRed,
  tokens.marigold,
  '#2F6493',
  tokens.pineLight,
  '#C9744F',
  '#6FA58B',
];

/** A tower of building blocks; (x, y) is the middle of its foot. */
export const blocks = (stage: Stage, x: number, y: number, s: number, label: string): string => {
  const r = stage.random(`blocks${label}`);
  const rows = [4, 3, 2, 1];
  let out = '';
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i += 1) {
      const bx = x + (i - count / 2) * s + r(-0.05, 0.05) * s;
      const by = y - (row + 1) * s * 0.92;
      const tone = bright[(i + row * 2) % bright.length] ?? tokens.marigold;
      out +=
        row === 3
          ? poly(
              [
                [bx, by + s * 0.92],
                [bx + s * 0.5, by],
                [bx + s, by + s * 0.92],
              ],
              tone,
            )
          : rect(bx, by, s * 0.94, s * 0.9, tone, { rx: s * 0.06 }) +
            rect(bx + s * 0.2, by + s * 0.2, s * 0.54, s * 0.5, mix(tone, '#FFFFFF', 0.3), {
              rx: s * 0.04,
            });
    }
  });
  return soft(stage, out);
};

/** A toy bear; (x, y) is the middle of its foot. */
export const bear = (x: number, y: number, s: number): string =>
  [-1, 1]
    .map(
      (k) =>
        circle(x + k * s * 0.2, y - s * 0.86, s * 0.11, '#A8713F') +
        circle(x + k * s * 0.2, y - s * 0.86, s * 0.06, '#D9A273') +
        ellipse(x + k * s * 0.24, y - s * 0.08, s * 0.15, s * 0.12, '#A8713F') +
        ellipse(x + k * s * 0.3, y - s * 0.36, s * 0.09, s * 0.16, '#A8713F'),
    )
    .join('') +
  ellipse(x, y - s * 0.3, s * 0.27, s * 0.28, '#B9804A') +
  ellipse(x, y - s * 0.28, s * 0.16, s * 0.18, '#E3BF8E') +
  circle(x, y - s * 0.68, s * 0.24, '#B9804A') +
  ellipse(x, y - s * 0.61, s * 0.12, s * 0.09, '#E3BF8E') +
  circle(x - s * 0.09, y - s * 0.72, s * 0.026, '#241E1B') +
  circle(x + s * 0.09, y - s * 0.72, s * 0.026, '#241E1B') +
  ellipse(x, y - s * 0.64, s * 0.04, s * 0.028, '#241E1B') +
  line(
    `M${n(x - s * 0.05)} ${n(y - s * 0.58)}Q${n(x)} ${n(y - s * 0.54)} ${n(x + s * 0.05)} ${n(y - s * 0.58)}`,
    '#241E1B',
    s * 0.016,
  ) +
  poly(
    [
      [x, y - s * 0.46],
      [x - s * 0.12, y - s * 0.52],
      [x - s * 0.12, y - s * 0.4],
    ],
    tokens.houseRed,
  ) +
  poly(
    [
      [x, y - s * 0.46],
      [x + s * 0.12, y - s * 0.52],
      [x + s * 0.12, y - s * 0.4],
    ],
    tokens.houseRed,
  );

/** A wooden toy train; (x, y) is the left end of its wheels' foot. */
export const train = (stage: Stage, x: number, y: number, s: number): string => {
  const car = (dx: number, tone: string, load: string): string =>
    rect(x + dx * s, y - s * 0.5, s * 0.8, s * 0.32, tone, { rx: 5 }) +
    load +
    [0.2, 0.6]
      .map(
        (k) =>
          circle(x + (dx + k) * s, y - s * 0.12, s * 0.12, '#3A2C24') +
          circle(x + (dx + k) * s, y - s * 0.12, s * 0.05, tokens.marigold),
      )
      .join('');
  return soft(
    stage,
    line(`M${n(x + s * 0.7)} ${n(y - s * 0.26)}H${n(x + s * 2.6)}`, '#3A2C24', s * 0.05) +
      car(
        0,
        '#2F6493',
        [0.1, 0.3, 0.5]
          .map((k) => circle(x + (k + 0.1) * s, y - s * 0.56, s * 0.12, tokens.marigold))
          .join(''),
      ) +
      car(
        0.95,
        tokens.pineLight,
        rect(x + s * 1.05, y - s * 0.74, s * 0.26, s * 0.26, tokens.houseRed) +
          rect(x + s * 1.36, y - s * 0.7, s * 0.22, s * 0.22, '#E9DDBE'),
      ) +
      rect(x + s * 1.9, y - s * 0.94, s * 0.44, s * 0.6, tokens.houseRed, { rx: 4 }) +
      rect(x + s * 1.86, y - s, s * 0.52, s * 0.09, tokens.pine, { rx: 3 }) +
      rect(x + s * 2, y - s * 0.82, s * 0.22, s * 0.2, '#EAF2EE') +
      rect(x + s * 2.3, y - s * 0.62, s * 0.56, s * 0.36, tokens.houseRed, { rx: 5 }) +
      rect(x + s * 2.58, y - s * 0.84, s * 0.14, s * 0.24, tokens.pine) +
      rect(x + s * 1.86, y - s * 0.34, s * 1.04, s * 0.14, tokens.pine) +
      [2.02, 2.34, 2.68]
        .map(
          (k) =>
            circle(x + k * s, y - s * 0.13, s * 0.13, '#3A2C24') +
            circle(x + k * s, y - s * 0.13, s * 0.05, tokens.marigold),
        )
        .join(''),
  );
};

/** A bead frame; (x, y) is the middle of its foot. */
export const abacus = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    rect(x - s * 0.5, y - s * 0.9, s, s * 0.9, tokens.woodLight, { rx: 5 }) +
      rect(x - s * 0.42, y - s * 0.82, s * 0.84, s * 0.74, '#FFF8E8') +
      [0, 1, 2, 3]
        .map(
          (row) =>
            line(
              `M${n(x - s * 0.42)} ${n(y - s * (0.74 - row * 0.19))}h${n(s * 0.84)}`,
              '#8A7A60',
              s * 0.016,
            ) +
            [0, 1, 2, 3, 4]
              .map((i) =>
                circle(
                  x - s * 0.36 + i * s * 0.1 + (i > row ? s * 0.28 : 0),
                  y - s * (0.74 - row * 0.19),
                  s * 0.05,
                  bright[(row + 1) % bright.length] ?? tokens.marigold,
                ),
              )
              .join(''),
        )
        .join(''),
  );

/** A round rug in rings. */
export const rug = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colours: readonly string[],
): string =>
  colours
    .map((tone, i) =>
      ellipse(x, y, rx * (1 - i / colours.length), ry * (1 - i / colours.length), tone),
    )
    .join('');
