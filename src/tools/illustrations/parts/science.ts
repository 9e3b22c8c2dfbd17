import { tokens } from '../palettes';
import { soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';

const glass = {
  'fill-opacity': 0.35,
  stroke: '#FFFFFF',
  'stroke-width': 2.4,
  'stroke-opacity': 0.85,
};

const bubbles = (x: number, y: number, s: number): string =>
  circle(x - s * 0.08, y - s * 0.2, s * 0.035, '#FFFFFF', { opacity: 0.7 }) +
  circle(x + s * 0.1, y - s * 0.28, s * 0.026, '#FFFFFF', { opacity: 0.7 }) +
  circle(x + s * 0.02, y - s * 0.12, s * 0.03, '#FFFFFF', { opacity: 0.6 });

/** A conical flask with some liquid; (x, y) is the middle of its foot. */
export const flask = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${n(x - s * 0.1)} ${n(y - s * 0.95)}V${n(y - s * 0.6)}L${n(x - s * 0.38)} ${n(y - s * 0.06)}Q${n(x - s * 0.38)} ${n(y)} ${n(x - s * 0.3)} ${n(y)}H${n(x + s * 0.3)}Q${n(x + s * 0.38)} ${n(y)} ${n(x + s * 0.38)} ${n(y - s * 0.06)}L${n(x + s * 0.1)} ${n(y - s * 0.6)}V${n(y - s * 0.95)}Z`,
    '#E6F1EF',
    glass,
  ) +
  path(
    `M${n(x - s * 0.25)} ${n(y - s * 0.32)}H${n(x + s * 0.25)}L${n(x + s * 0.36)} ${n(y - s * 0.06)}Q${n(x + s * 0.36)} ${n(y - s * 0.02)} ${n(x + s * 0.3)} ${n(y - s * 0.02)}H${n(x - s * 0.3)}Q${n(x - s * 0.36)} ${n(y - s * 0.02)} ${n(x - s * 0.36)} ${n(y - s * 0.06)}Z`,
    colour,
    { opacity: 0.9 },
  ) +
  ellipse(x, y - s * 0.32, s * 0.25, s * 0.035, mix(colour, '#FFFFFF', 0.4)) +
  rect(x - s * 0.14, y - s * 0.98, s * 0.28, s * 0.06, '#F4FAF8', { rx: 2 }) +
  bubbles(x, y, s);

/** A beaker with some liquid. */
export const beaker = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${n(x - s * 0.34)} ${n(y - s * 0.8)}L${n(x - s * 0.3)} ${n(y - s * 0.74)}V${n(y)}H${n(x + s * 0.3)}V${n(y - s * 0.8)}Z`,
    '#E6F1EF',
    glass,
  ) +
  rect(x - s * 0.28, y - s * 0.46, s * 0.56, s * 0.44, colour, { opacity: 0.88, rx: 3 }) +
  ellipse(x, y - s * 0.46, s * 0.28, s * 0.04, mix(colour, '#FFFFFF', 0.4)) +
  line(
    `M${n(x + s * 0.08)} ${n(y - s * 0.2)}h${n(s * 0.14)}m0 ${n(-s * 0.14)}h${n(-s * 0.14)}m0 ${n(-s * 0.28)}h${n(s * 0.14)}`,
    '#FFFFFF',
    2,
  );

/** A rack of test tubes. */
export const tubes = (x: number, y: number, s: number, colours: readonly string[]): string =>
  colours
    .map((colour, i) => {
      const tx = x + (i - (colours.length - 1) / 2) * s * 0.24;
      return (
        rect(tx - s * 0.07, y - s * 0.9, s * 0.14, s * 0.82, '#E6F1EF', {
          rx: s * 0.07,
          ...glass,
        }) +
        rect(
          tx - s * 0.05,
          y - s * (0.34 + (i % 3) * 0.12),
          s * 0.1,
          s * (0.24 + (i % 3) * 0.12),
          colour,
          { rx: s * 0.05 },
        )
      );
    })
    .join('') +
  rect(
    x - s * colours.length * 0.14,
    y - s * 0.62,
    s * colours.length * 0.28,
    s * 0.09,
    tokens.wood,
    { rx: 3 },
  ) +
  rect(
    x - s * colours.length * 0.14,
    y - s * 0.1,
    s * colours.length * 0.28,
    s * 0.1,
    tokens.woodDark,
    { rx: 3 },
  );

/** A microscope that looks to the right. */
export const microscope = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    path(
      `M${n(x - s * 0.34)} ${n(y)}V${n(y - s * 0.08)}Q${n(x - s * 0.1)} ${n(y - s * 0.14)} ${n(x + s * 0.34)} ${n(y - s * 0.08)}V${n(y)}Z`,
      '#2C3A40',
    ) +
      path(
        `M${n(x - s * 0.22)} ${n(y - s * 0.1)}Q${n(x - s * 0.42)} ${n(y - s * 0.5)} ${n(x - s * 0.04)} ${n(y - s * 0.78)}L${n(x + s * 0.04)} ${n(y - s * 0.68)}Q${n(x - s * 0.24)} ${n(y - s * 0.46)} ${n(x - s * 0.08)} ${n(y - s * 0.1)}Z`,
        '#41525A',
      ) +
      rect(x - s * 0.1, y - s * 0.3, s * 0.4, s * 0.05, '#1D282D', { rx: 2 }) +
      group(
        rect(-s * 0.075, -s * 0.5, s * 0.15, s * 0.44, '#E9E3D2', { rx: 4 }) +
          rect(-s * 0.06, -s * 0.62, s * 0.12, s * 0.14, '#1D282D', { rx: 3 }) +
          rect(-s * 0.05, -s * 0.08, s * 0.1, s * 0.12, '#A5782A', { rx: 2 }),
        { transform: `translate(${n(x + s * 0.06)} ${n(y - s * 0.4)}) rotate(-14)` },
      ) +
      circle(x - s * 0.2, y - s * 0.36, s * 0.07, '#C9994A'),
  );

/** A gas burner with its flame under a tripod. */
export const burner = (x: number, y: number, s: number): string =>
  circle(x, y - s * 0.62, s * 0.5, '#FFD27A', { opacity: 0.14 }) +
  rect(x - s * 0.22, y - s * 0.07, s * 0.44, s * 0.07, '#2C3A40', { rx: 3 }) +
  rect(x - s * 0.06, y - s * 0.42, s * 0.12, s * 0.36, '#A5782A') +
  path(
    `M${n(x - s * 0.07)} ${n(y - s * 0.42)}Q${n(x - s * 0.12)} ${n(y - s * 0.6)} ${n(x)} ${n(y - s * 0.8)}Q${n(x + s * 0.12)} ${n(y - s * 0.6)} ${n(x + s * 0.07)} ${n(y - s * 0.42)}Z`,
    '#4C8FC4',
  ) +
  path(
    `M${n(x - s * 0.03)} ${n(y - s * 0.43)}Q${n(x - s * 0.05)} ${n(y - s * 0.54)} ${n(x)} ${n(y - s * 0.64)}Q${n(x + s * 0.05)} ${n(y - s * 0.54)} ${n(x + s * 0.03)} ${n(y - s * 0.43)}Z`,
    '#FFE3A0',
  ) +
  line(
    `M${n(x - s * 0.36)} ${n(y)}L${n(x - s * 0.28)} ${n(y - s * 0.84)}H${n(x + s * 0.28)}L${n(x + s * 0.36)} ${n(y)}`,
    '#3A474C',
    s * 0.035,
  );

/** A model of a molecule on rods. */
export const molecule = (x: number, y: number, s: number): string => {
  const at: [number, number, number, string][] = [
    [0, 0, 0.2, tokens.pineLight],
    [-0.5, -0.26, 0.14, tokens.houseRed],
    [0.48, -0.3, 0.15, tokens.marigold],
    [-0.3, 0.44, 0.13, '#2F6493'],
    [0.42, 0.36, 0.14, '#E9DDBE'],
  ];
  return (
    line(
      at
        .slice(1)
        .map(([dx, dy]) => `M${n(x)} ${n(y)}L${n(x + dx * s)} ${n(y + dy * s)}`)
        .join(''),
      '#6B6250',
      s * 0.05,
    ) +
    at
      .map(
        ([dx, dy, r, c]) =>
          circle(x + dx * s, y + dy * s, r * s, c) +
          circle(x + dx * s - r * s * 0.3, y + dy * s - r * s * 0.35, r * s * 0.25, '#FFFFFF', {
            opacity: 0.5,
          }),
      )
      .join('')
  );
};

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

/** A model volcano on a board. */
export const volcano = (x: number, y: number, s: number): string =>
  ellipse(x, y, s * 0.62, s * 0.1, '#7FAE64') +
  poly(
    [
      [x - s * 0.5, y],
      [x - s * 0.14, y - s * 0.6],
      [x + s * 0.14, y - s * 0.6],
      [x + s * 0.5, y],
    ],
    '#8A6A52',
  ) +
  poly(
    [
      [x + s * 0.02, y - s * 0.6],
      [x + s * 0.14, y - s * 0.6],
      [x + s * 0.5, y],
      [x + s * 0.14, y],
    ],
    '#6E5140',
  ) +
  path(
    `M${n(x - s * 0.14)} ${n(y - s * 0.6)}Q${n(x)} ${n(y - s * 0.7)} ${n(x + s * 0.14)} ${n(y - s * 0.6)}L${n(x + s * 0.2)} ${n(y - s * 0.34)}L${n(x + s * 0.1)} ${n(y - s * 0.44)}L${n(x + s * 0.04)} ${n(y - s * 0.22)}L${n(x - s * 0.06)} ${n(y - s * 0.46)}L${n(x - s * 0.16)} ${n(y - s * 0.36)}Z`,
    '#D9552F',
  ) +
  [
    [-0.1, -0.84, 0.12],
    [0.08, -0.96, 0.14],
    [-0.04, -1.1, 0.1],
    [0.2, -0.8, 0.08],
  ]
    .map(([dx = 0, dy = 0, r = 0]) =>
      circle(x + dx * s, y + dy * s, r * s, '#F0D9B8', { opacity: 0.85 }),
    )
    .join('');

/** A model wind turbine on a hill. */
export const turbine = (x: number, y: number, s: number): string =>
  ellipse(x, y, s * 0.4, s * 0.1, '#7FAE64') +
  poly(
    [
      [x - s * 0.03, y],
      [x - s * 0.015, y - s * 0.8],
      [x + s * 0.015, y - s * 0.8],
      [x + s * 0.03, y],
    ],
    '#FFFDF6',
  ) +
  [20, 140, 260]
    .map((a) =>
      group(
        path(
          `M0 0Q${n(s * 0.07)} ${n(-s * 0.12)} 0 ${n(-s * 0.44)}Q${n(-s * 0.03)} ${n(-s * 0.2)} 0 0Z`,
          '#FFFFFF',
          { stroke: '#B9C6C6', 'stroke-width': 1 },
        ),
        { transform: `translate(${n(x)} ${n(y - s * 0.8)}) rotate(${a})` },
      ),
    )
    .join('') +
  circle(x, y - s * 0.8, s * 0.04, tokens.marigold);

/** A model of the planets on wires. */
export const planets = (x: number, y: number, s: number): string => {
  const list: [number, number, string][] = [
    [0.3, 0.05, '#B9AE95'],
    [0.46, 0.07, '#4C8FA8'],
    [0.62, 0.06, '#C9744F'],
    [0.84, 0.11, '#D9B36A'],
  ];
  return (
    rect(x - s * 0.14, y - s * 0.06, s * 0.28, s * 0.06, tokens.woodDark, { rx: 3 }) +
    line(`M${n(x)} ${n(y)}V${n(y - s * 0.6)}`, '#3A2C24', s * 0.03) +
    list
      .map(([d], i) =>
        ellipse(x, y - s * 0.6, d * s, d * s * 0.26, 'none', {
          stroke: '#8A7A60',
          'stroke-width': 1.6,
          opacity: 0.8 - i * 0.1,
        }),
      )
      .join('') +
    circle(x, y - s * 0.6, s * 0.15, tokens.marigoldLight) +
    list
      .map(([d, r, c], i) =>
        circle(
          x + Math.cos(i * 1.9 + 0.4) * d * s,
          y - s * 0.6 + Math.sin(i * 1.9 + 0.4) * d * s * 0.26,
          r * s,
          c,
        ),
      )
      .join('')
  );
};

/** A small robot. */
export const robot = (x: number, y: number, s: number, colour: string): string =>
  rect(x - s * 0.2, y - s * 0.12, s * 0.14, s * 0.12, '#3A474C', { rx: 4 }) +
  rect(x + s * 0.06, y - s * 0.12, s * 0.14, s * 0.12, '#3A474C', { rx: 4 }) +
  rect(x - s * 0.26, y - s * 0.52, s * 0.52, s * 0.42, colour, { rx: s * 0.06 }) +
  line(
    `M${n(x - s * 0.26)} ${n(y - s * 0.42)}L${n(x - s * 0.42)} ${n(y - s * 0.26)}M${n(x + s * 0.26)} ${n(y - s * 0.42)}L${n(x + s * 0.42)} ${n(y - s * 0.62)}`,
    '#8FA3A6',
    s * 0.06,
  ) +
  rect(x - s * 0.2, y - s * 0.86, s * 0.4, s * 0.3, '#E9E3D2', { rx: s * 0.07 }) +
  circle(x - s * 0.08, y - s * 0.72, s * 0.045, '#2F6493') +
  circle(x + s * 0.08, y - s * 0.72, s * 0.045, '#2F6493') +
  line(
    `M${n(x - s * 0.07)} ${n(y - s * 0.63)}Q${n(x)} ${n(y - s * 0.59)} ${n(x + s * 0.07)} ${n(y - s * 0.63)}M${n(x)} ${n(y - s * 0.86)}V${n(y - s * 0.98)}`,
    '#3A474C',
    s * 0.025,
  ) +
  circle(x, y - s, s * 0.035, tokens.houseRed) +
  circle(x - s * 0.1, y - s * 0.34, s * 0.04, tokens.marigold) +
  rect(x, y - s * 0.38, s * 0.16, s * 0.03, '#FFFFFF') +
  rect(x, y - s * 0.3, s * 0.12, s * 0.03, '#FFFFFF');

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
