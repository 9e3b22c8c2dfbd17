import { circle, ellipse, group, line, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

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
