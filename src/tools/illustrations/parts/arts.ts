import { tokens } from '../palettes';
import { soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';

const motifs = ['hills', 'flower', 'boat', 'bird', 'house', 'abstract', 'tree', 'fish'] as const;

const motif = (
  kind: (typeof motifs)[number],
  x: number,
  y: number,
  w: number,
  h: number,
): string => {
  const X = (t: number): number => x + w * t;
  const Y = (t: number): number => y + h * t;
  const at = (a: number, b: number): string => `${n(X(a))} ${n(Y(b))}`;
  switch (kind) {
    case 'hills':
      return (
        rect(x, y, w, h, '#F8DDB9') +
        circle(X(0.7), Y(0.3), w * 0.12, tokens.marigold) +
        path(
          `M${at(0, 0.6)}L${at(0.28, 0.26)}L${at(0.5, 0.56)}L${at(0.72, 0.36)}L${at(1, 0.64)}V${n(Y(1))}H${n(X(0))}Z`,
          '#8FA8B4',
        ) +
        path(`M${at(0, 0.74)}Q${at(0.4, 0.5)} ${at(1, 0.78)}V${n(Y(1))}H${n(X(0))}Z`, '#3D7259') +
        path(`M${at(0, 0.9)}Q${at(0.6, 0.7)} ${at(1, 0.88)}V${n(Y(1))}H${n(X(0))}Z`, tokens.pine)
      );
    case 'flower':
      return (
        rect(x, y, w, h, '#EAF2EE') +
        line(`M${at(0.5, 0.95)}Q${at(0.46, 0.7)} ${at(0.5, 0.42)}`, tokens.pineLight, w * 0.04) +
        [0, 60, 120, 180, 240, 300]
          .map((a) =>
            group(ellipse(0, -w * 0.17, w * 0.09, w * 0.15, '#C9544F'), {
              transform: `translate(${n(X(0.5))} ${n(Y(0.38))}) rotate(${a})`,
            }),
          )
          .join('') +
        circle(X(0.5), Y(0.38), w * 0.09, tokens.marigold) +
        ellipse(X(0.36), Y(0.74), w * 0.12, w * 0.05, '#5C9A6A') +
        ellipse(X(0.64), Y(0.68), w * 0.12, w * 0.05, '#5C9A6A')
      );
    case 'boat':
      return (
        rect(x, y, w, h, '#BBDDE0') +
        rect(x, Y(0.64), w, h * 0.36, '#4C8FA8') +
        path(`M${at(0.2, 0.62)}H${n(X(0.8))}L${at(0.68, 0.78)}H${n(X(0.32))}Z`, '#8A5F3C') +
        path(`M${at(0.5, 0.6)}V${n(Y(0.16))}L${at(0.78, 0.56)}Z`, '#FFFDF6') +
        path(`M${at(0.46, 0.58)}V${n(Y(0.26))}L${at(0.26, 0.56)}Z`, tokens.houseRed)
      );
    case 'bird':
      return (
        rect(x, y, w, h, '#F3E6CC') +
        path(
          `M${at(0.2, 0.6)}Q${at(0.3, 0.3)} ${at(0.56, 0.4)}Q${at(0.62, 0.24)} ${at(0.76, 0.34)}L${at(0.88, 0.38)}L${at(0.76, 0.44)}Q${at(0.7, 0.74)} ${at(0.42, 0.7)}L${at(0.12, 0.84)}Z`,
          '#2F6493',
        ) +
        path(
          `M${at(0.34, 0.52)}Q${at(0.5, 0.5)} ${at(0.54, 0.66)}Q${at(0.4, 0.66)} ${at(0.34, 0.52)}Z`,
          tokens.marigold,
        ) +
        circle(X(0.7), Y(0.36), w * 0.022, '#16211C')
      );
    case 'house':
      return (
        rect(x, y, w, h, '#CFE3D6') +
        rect(X(0.26), Y(0.5), w * 0.48, h * 0.36, '#F7E8CF') +
        poly(
          [
            [X(0.2), Y(0.52)],
            [X(0.5), Y(0.24)],
            [X(0.8), Y(0.52)],
          ],
          tokens.houseRed,
        ) +
        rect(X(0.44), Y(0.64), w * 0.13, h * 0.22, '#8A5F3C') +
        rect(X(0.3), Y(0.58), w * 0.1, h * 0.1, '#4C8FA8') +
        rect(X(0.61), Y(0.58), w * 0.1, h * 0.1, '#4C8FA8') +
        rect(x, Y(0.85), w, h * 0.15, '#6FA58B') +
        circle(X(0.85), Y(0.16), w * 0.07, tokens.marigold)
      );
    case 'abstract':
      return (
        rect(x, y, w, h, '#FFFDF6') +
        circle(X(0.36), Y(0.4), w * 0.26, tokens.marigold) +
        circle(X(0.62), Y(0.56), w * 0.22, '#4C8FA8', { opacity: 0.85 }) +
        poly(
          [
            [X(0.1), Y(0.92)],
            [X(0.5), Y(0.3)],
            [X(0.76), Y(0.92)],
          ],
          tokens.houseRed,
          { opacity: 0.75 },
        ) +
        line(`M${at(0.1, 0.16)}L${at(0.9, 0.84)}`, '#16211C', w * 0.02)
      );
    case 'tree':
      return (
        rect(x, y, w, h, '#FBEBC8') +
        line(
          `M${at(0.5, 0.96)}V${n(Y(0.5))}M${at(0.5, 0.68)}L${at(0.3, 0.46)}M${at(0.5, 0.6)}L${at(0.7, 0.4)}`,
          '#7A5233',
          w * 0.05,
        ) +
        [
          [0.5, 0.28, 0.19],
          [0.28, 0.4, 0.15],
          [0.72, 0.38, 0.16],
          [0.42, 0.46, 0.13],
          [0.6, 0.48, 0.13],
        ]
          .map(([a = 0, b = 0, q = 0], i) =>
            circle(X(a), Y(b), w * q, i % 2 ? '#5C9A6A' : '#3D7259'),
          )
          .join('') +
        [
          [0.42, 0.3],
          [0.6, 0.36],
          [0.3, 0.44],
          [0.72, 0.44],
        ]
          .map(([a = 0, b = 0]) => circle(X(a), Y(b), w * 0.03, tokens.houseRed))
          .join('')
      );
    case 'fish':
      return (
        rect(x, y, w, h, '#A9D3D0') +
        ellipse(X(0.46), Y(0.5), w * 0.26, h * 0.16, '#D9743A') +
        poly(
          [
            [X(0.66), Y(0.5)],
            [X(0.88), Y(0.34)],
            [X(0.84), Y(0.66)],
          ],
          '#D9743A',
        ) +
        circle(X(0.32), Y(0.46), w * 0.03, '#16211C') +
        line(
          `M${at(0.46, 0.36)}Q${at(0.54, 0.5)} ${at(0.46, 0.64)}M${at(0.56, 0.38)}Q${at(0.62, 0.5)} ${at(0.56, 0.62)}`,
          '#FFF3D2',
          w * 0.02,
        ) +
        circle(X(0.16), Y(0.3), w * 0.03, '#FFFFFF', { opacity: 0.7 }) +
        circle(X(0.2), Y(0.2), w * 0.02, '#FFFFFF', { opacity: 0.7 })
      );
  }
};

/** A child's painting, with a frame if wished; (x, y) is its upper left corner. */
export const painting = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  index: number,
  frame?: string,
): string => {
  const kind = motifs[index % motifs.length] ?? 'hills';
  return soft(
    stage,
    (frame
      ? rect(x - 14, y - 14, w + 28, h + 28, frame) + rect(x - 6, y - 6, w + 12, h + 12, '#FFFDF6')
      : rect(x - 6, y - 6, w + 12, h + 12, '#FFFDF6')) + motif(kind, x, y, w, h),
  );
};

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
  );
