import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

/** The colours of paper, ribbons and confetti. */
export const bright = [tokens.houseRed, tokens.marigold, '#2F6493', tokens.pineLight];

/** A cake with three candles; (x, y) is the middle of its plate. */
export const cake = (stage: Stage, x: number, y: number, s: number, icing: string): string => {
  const drip = Array.from(
    { length: 8 },
    (_, i) => `q${n(s * 0.05)} ${n(s * (i % 2 ? 0.16 : 0.09))} ${n(s * 0.1)} 0`,
  ).join('');
  return soft(
    stage,
    ellipse(x, y, s * 0.62, s * 0.09, '#FFFDF6') +
      rect(x - s * 0.46, y - s * 0.4, s * 0.92, s * 0.4, '#B9804A', { rx: 6 }) +
      rect(x - s * 0.46, y - s * 0.22, s * 0.92, s * 0.05, '#FBEBC8') +
      path(
        `M${n(x - s * 0.46)} ${n(y - s * 0.3)}V${n(y - s * 0.44)}Q${n(x)} ${n(y - s * 0.5)} ${n(x + s * 0.46)} ${n(y - s * 0.44)}V${n(y - s * 0.3)}`,
        icing,
      ) +
      path(`M${n(x - s * 0.4)} ${n(y - s * 0.31)}${drip}Z`, icing) +
      [-0.24, 0, 0.24]
        .map(
          (k, i) =>
            rect(
              x + k * s - s * 0.025,
              y - s * 0.68,
              s * 0.05,
              s * 0.22,
              bright[i] ?? tokens.marigold,
            ) +
            path(
              `M${n(x + k * s)} ${n(y - s * 0.69)}Q${n(x + k * s - s * 0.06)} ${n(y - s * 0.78)} ${n(x + k * s)} ${n(y - s * 0.88)}Q${n(x + k * s + s * 0.06)} ${n(y - s * 0.78)} ${n(x + k * s)} ${n(y - s * 0.69)}Z`,
              '#FFC24A',
            ),
        )
        .join(''),
  );
};

/** A wrapped gift with a bow; (x, y) is the middle of its foot. */
export const gift = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  paper: string,
  ribbon: string,
): string =>
  soft(
    stage,
    rect(x - s * 0.4, y - s * 0.6, s * 0.8, s * 0.6, paper) +
      rect(x - s * 0.45, y - s * 0.72, s * 0.9, s * 0.16, paper) +
      rect(x - s * 0.45, y - s * 0.58, s * 0.9, s * 0.03, '#16211C', { opacity: 0.16 }) +
      rect(x - s * 0.07, y - s * 0.72, s * 0.14, s * 0.72, ribbon) +
      path(
        `M${n(x)} ${n(y - s * 0.72)}C${n(x - s * 0.4)} ${n(y - s * 1.1)} ${n(x - s * 0.44)} ${n(y - s * 0.68)} ${n(x)} ${n(y - s * 0.72)}C${n(x + s * 0.4)} ${n(y - s * 1.1)} ${n(x + s * 0.44)} ${n(y - s * 0.68)} ${n(x)} ${n(y - s * 0.72)}Z`,
        ribbon,
      ),
  );

/** A paper kite with its tail; (x, y) is its middle. */
export const kite = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    poly(
      [
        [x, y - s * 0.6],
        [x + s * 0.45, y],
        [x, y + s * 0.6],
        [x - s * 0.45, y],
      ],
      tokens.houseRed,
    ) +
      poly(
        [
          [x, y - s * 0.6],
          [x + s * 0.45, y],
          [x, y],
        ],
        tokens.marigold,
      ) +
      poly(
        [
          [x, y + s * 0.6],
          [x - s * 0.45, y],
          [x, y],
        ],
        '#2F6493',
      ) +
      line(
        `M${n(x)} ${n(y - s * 0.6)}V${n(y + s * 0.6)}M${n(x - s * 0.45)} ${n(y)}H${n(x + s * 0.45)}`,
        '#8A5F3C',
        3,
      ),
  ) +
  line(
    `M${n(x)} ${n(y + s * 0.6)}Q${n(x - s * 0.3)} ${n(y + s * 0.9)} ${n(x)} ${n(y + s * 1.1)}T${n(x - s * 0.2)} ${n(y + s * 1.6)}`,
    '#8A7A60',
    2.4,
  ) +
  [0.8, 1.05, 1.3]
    .map((k, i) =>
      poly(
        [
          [x - s * 0.12, y + s * (k - 0.05)],
          [x + s * 0.12, y + s * (k + 0.05)],
          [x + s * 0.12, y + s * (k - 0.05)],
          [x - s * 0.12, y + s * (k + 0.05)],
        ],
        bright[i] ?? tokens.marigold,
      ),
    )
    .join('');

/** A sunflower; (x, y) is the foot of its stalk. */
export const sunflower = (stage: Stage, x: number, y: number, s: number): string =>
  line(
    `M${n(x)} ${n(y)}Q${n(x - s * 0.06)} ${n(y - s * 0.4)} ${n(x)} ${n(y - s * 0.8)}`,
    '#3D7259',
    s * 0.04,
  ) +
  ellipse(x - s * 0.16, y - s * 0.3, s * 0.15, s * 0.06, '#5C9A6A') +
  ellipse(x + s * 0.16, y - s * 0.4, s * 0.15, s * 0.06, '#5C9A6A') +
  soft(
    stage,
    Array.from({ length: 16 }, (_, i) =>
      group(ellipse(0, -s * 0.25, s * 0.06, s * 0.14, i % 2 ? tokens.marigold : '#F0B93E'), {
        transform: `translate(${n(x)} ${n(y - s * 0.82)}) rotate(${n(i * 22.5)})`,
      }),
    ).join('') +
      circle(x, y - s * 0.82, s * 0.17, '#6B4A30') +
      circle(x, y - s * 0.82, s * 0.1, '#4A3326'),
  );
