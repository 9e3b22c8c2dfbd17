import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

/** A pair of tabla; (x, y) is the middle of their foot. */
export const tabla = (x: number, y: number, s: number): string => {
  const drum = (dx: number, w: number, h: number, body: string): string =>
    path(
      `M${n(x + dx - w / 2)} ${n(y - h)}Q${n(x + dx - w * 0.68)} ${n(y - h * 0.3)} ${n(x + dx - w * 0.36)} ${n(y)}H${n(x + dx + w * 0.36)}Q${n(x + dx + w * 0.68)} ${n(y - h * 0.3)} ${n(x + dx + w / 2)} ${n(y - h)}Z`,
      body,
    ) +
    line(
      [-0.4, -0.2, 0, 0.2, 0.4]
        .map(
          (k) => `M${n(x + dx + k * w)} ${n(y - h)}L${n(x + dx + k * w * 0.9)} ${n(y - h * 0.2)}`,
        )
        .join(''),
      '#F3E6CC',
      s * 0.02,
    ) +
    ellipse(x + dx, y - h, w / 2, w * 0.16, '#FBF3E2') +
    ellipse(x + dx, y - h, w * 0.22, w * 0.07, '#2C2420');
  return (
    ellipse(x, y, s * 0.8, s * 0.1, tokens.houseRed) +
    drum(-s * 0.36, s * 0.66, s * 0.5, '#B9B3A2') +
    drum(s * 0.34, s * 0.5, s * 0.56, tokens.woodDark)
  );
};

/** A sitar standing up; (x, y) is its foot. */
export const sitar = (x: number, y: number, s: number, lean = 12): string =>
  group(
    rect(-s * 0.035, -s, s * 0.07, s * 0.76, tokens.woodDark) +
      circle(0, -s * 0.18, s * 0.17, '#A8603A') +
      ellipse(0, -s * 0.18, s * 0.12, s * 0.14, tokens.woodLight) +
      circle(0, -s * 0.84, s * 0.08, '#A8603A') +
      line(`M0 ${n(-s * 0.1)}V${n(-s * 0.98)}`, '#FFF3D2', s * 0.008) +
      [0.4, 0.5, 0.6, 0.7]
        .map((k) => line(`M${n(-s * 0.035)} ${n(-s * k)}h${n(s * 0.07)}`, '#E9C46A', s * 0.012))
        .join('') +
      [0.72, 0.8, 0.9].map((k) => circle(s * 0.06, -s * k, s * 0.016, '#FBF3E2')).join(''),
    { transform: `translate(${n(x)} ${n(y)}) rotate(${lean})` },
  );

/** A guitar, with its body at (0, 0) and its neck up to the right. */
export const guitar = (s: number): string =>
  group(
    rect(-s * 0.04, -s * 0.95, s * 0.08, s * 0.75, '#4A3326') +
      circle(0, 0, s * 0.26, '#C9844A') +
      circle(0, -s * 0.24, s * 0.19, '#C9844A') +
      circle(0, -s * 0.08, s * 0.08, '#3A2418') +
      rect(-s * 0.08, s * 0.1, s * 0.16, s * 0.03, '#4A3326') +
      line(`M0 ${n(s * 0.1)}V${n(-s * 0.92)}`, '#FFF3D2', s * 0.012) +
      rect(-s * 0.06, -s * 1.06, s * 0.12, s * 0.14, '#3A2418', { rx: 3 }),
    { transform: 'rotate(62)' },
  );

/** A harmonium; (x, y) is the middle of its foot. */
export const harmonium = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    rect(x - s / 2, y - s * 0.36, s, s * 0.36, tokens.woodDark, { rx: 4 }) +
      rect(x - s / 2, y - s * 0.36, s, s * 0.06, tokens.wood) +
      rect(x - s * 0.46, y - s * 0.42, s * 0.92, s * 0.08, '#FFFDF6') +
      Array.from(
        { length: 16 },
        (_, i) =>
          rect(x - s * 0.46 + i * s * 0.0575, y - s * 0.42, s * 0.004, s * 0.08, '#8A7A60') +
          (i % 7 === 2 || i % 7 === 6
            ? ''
            : rect(
                x - s * 0.46 + (i + 0.68) * s * 0.0575,
                y - s * 0.42,
                s * 0.034,
                s * 0.046,
                '#241E1B',
              )),
      ).join('') +
      [-0.3, -0.1, 0.1, 0.3]
        .map((k) => circle(x + k * s, y - s * 0.16, s * 0.035, tokens.marigold))
        .join(''),
  );

/** An upright piano; (x, y) is the middle of its foot. */
export const piano = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    rect(x - s * 0.5, y - s * 0.78, s, s * 0.78, '#4A2E22') +
      rect(x - s * 0.53, y - s * 0.82, s * 1.06, s * 0.06, '#5E3C2B') +
      rect(x - s * 0.44, y - s * 0.7, s * 0.4, s * 0.24, '#5E3C2B') +
      rect(x + s * 0.04, y - s * 0.7, s * 0.4, s * 0.24, '#5E3C2B') +
      rect(x - s * 0.44, y - s * 0.32, s * 0.88, s * 0.26, '#3A2418') +
      poly(
        [
          [x - s * 0.53, y - s * 0.38],
          [x + s * 0.53, y - s * 0.38],
          [x + s * 0.55, y - s * 0.3],
          [x - s * 0.55, y - s * 0.3],
        ],
        '#FFFDF6',
      ) +
      Array.from(
        { length: 26 },
        (_, i) =>
          rect(x - s * 0.53 + i * s * 0.0408, y - s * 0.38, s * 0.003, s * 0.08, '#8A7A60') +
          ([2, 6].includes(i % 7)
            ? ''
            : rect(
                x - s * 0.53 + (i + 0.68) * s * 0.0408,
                y - s * 0.38,
                s * 0.024,
                s * 0.045,
                '#1D1613',
              )),
      ).join('') +
      rect(x - s * 0.55, y - s * 0.3, s * 1.1, s * 0.03, '#5E3C2B') +
      rect(x - s * 0.18, y - s * 0.64, s * 0.36, s * 0.22, '#FFFDF6') +
      line(
        `M${n(x - s * 0.15)} ${n(y - s * 0.58)}h${n(s * 0.3)}m0 ${n(s * 0.04)}h${n(-s * 0.3)}m0 ${n(s * 0.06)}h${n(s * 0.3)}`,
        '#8A7A60',
        1.6,
      ),
  );

/** A music stand with a sheet; (x, y) is the middle of its foot. */
export const musicStand = (x: number, y: number, s: number): string =>
  line(
    `M${n(x)} ${n(y - s * 0.7)}V${n(y - s * 0.1)}M${n(x - s * 0.2)} ${n(y)}L${n(x)} ${n(y - s * 0.14)}L${n(x + s * 0.2)} ${n(y)}`,
    '#2C3A40',
    s * 0.03,
  ) +
  poly(
    [
      [x - s * 0.28, y - s * 0.96],
      [x + s * 0.28, y - s * 0.96],
      [x + s * 0.32, y - s * 0.62],
      [x - s * 0.32, y - s * 0.62],
    ],
    '#3A474C',
  ) +
  rect(x - s * 0.22, y - s * 0.94, s * 0.2, s * 0.28, '#FFFDF6') +
  rect(x + s * 0.02, y - s * 0.94, s * 0.2, s * 0.28, '#FFFDF6') +
  line(
    `M${n(x - s * 0.2)} ${n(y - s * 0.86)}h${n(s * 0.16)}m0 ${n(s * 0.06)}h${n(-s * 0.16)}m0 ${n(s * 0.06)}h${n(s * 0.16)}M${n(x + s * 0.04)} ${n(y - s * 0.86)}h${n(s * 0.16)}m0 ${n(s * 0.06)}h${n(-s * 0.16)}`,
    '#8A7A60',
    1.6,
  );

/** Notes of music that rise; (x, y) is where they start. */
export const notes = (x: number, y: number, s: number, colour: string): string =>
  [
    [0, 0, 1],
    [0.9, -0.7, 0.8],
    [1.9, -0.3, 1.1],
    [2.7, -1.1, 0.75],
  ]
    .map(
      ([dx = 0, dy = 0, k = 1]) =>
        ellipse(x + dx * s, y + dy * s, s * 0.17 * k, s * 0.13 * k, colour) +
        line(
          `M${n(x + (dx + 0.15 * k) * s)} ${n(y + dy * s)}v${n(-s * 0.62 * k)}q${n(s * 0.04)} ${n(s * 0.2)} ${n(s * 0.22 * k)} ${n(s * 0.24 * k)}`,
          colour,
          s * 0.05,
        ),
    )
    .join('');

/** A drum on a strap for a marching band, drawn over the waist at (0, 0). */
export const marchingDrum = (s: number, colour: string): string =>
  rect(-s * 0.5, s * 0.02, s, s * 0.62, colour, { rx: 3 }) +
  rect(-s * 0.54, -s * 0.02, s * 1.08, s * 0.1, '#FFFDF6', { rx: 3 }) +
  rect(-s * 0.54, s * 0.58, s * 1.08, s * 0.1, '#FFFDF6', { rx: 3 }) +
  line(
    `M${n(-s * 0.5)} ${n(s * 0.1)}L${n(-s * 0.25)} ${n(s * 0.58)}L0 ${n(s * 0.1)}L${n(s * 0.25)} ${n(s * 0.58)}L${n(s * 0.5)} ${n(s * 0.1)}`,
    mix(colour, '#FFFFFF', 0.6),
    s * 0.04,
  ) +
  line(
    `M${n(-s * 0.56)} ${n(-s * 0.3)}L${n(-s * 0.08)} ${n(-s * 0.02)}M${n(s * 0.56)} ${n(-s * 0.3)}L${n(s * 0.14)} ${n(-s * 0.03)}`,
    '#8A5F3C',
    s * 0.055,
  ) +
  circle(-s * 0.08, -s * 0.02, s * 0.05, '#F3E6CC') +
  circle(s * 0.14, -s * 0.03, s * 0.05, '#F3E6CC');
