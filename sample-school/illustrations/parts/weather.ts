import { group, circle, ellipse, line, n, path } from '../svg';
import type { Stage } from '../stage';
import { tokens } from '../tokens';
import { mix } from '../svg';

/** Rain over the whole picture, in two depths. */
export const rain = (stage: Stage, count = 240): string => {
  const r = stage.random('rain');
  let near = '';
  let far = '';
  for (let i = 0; i < count; i += 1) {
    const x = r(-40, stage.width + 80);
    const y = r(-40, stage.height);
    const long = r(24, 46);
    if (i % 3) far += `M${n(x)} ${n(y)}l${n(-long * 0.16)} ${n(long * 0.7)}`;
    else near += `M${n(x)} ${n(y)}l${n(-long * 0.2)} ${n(long)}`;
  }
  return (
    line(far, '#FFFFFF', 1.4, { opacity: 0.32 }) + line(near, '#FFFFFF', 2.2, { opacity: 0.42 })
  );
};

/** Falling snow, the near flakes larger and softer. */
export const snowfall = (stage: Stage, count = 260): string => {
  const r = stage.random('flakes');
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const size = r() ** 3 * 7 + 1.4;
    out += circle(r(0, stage.width), r(0, stage.height), size, '#FFFFFF', {
      opacity: size > 5 ? 0.6 : r(0.55, 0.95),
    });
  }
  return out;
};

/** A puddle with rings of drops. */
export const puddle = (stage: Stage, x: number, y: number, rx: number): string =>
  ellipse(x, y, rx, rx * 0.17, stage.palette.sky[1], { opacity: 0.75 }) +
  ellipse(x - rx * 0.1, y - rx * 0.01, rx * 0.8, rx * 0.11, stage.palette.sky[2], {
    opacity: 0.7,
  }) +
  [
    [-0.4, 0, 0.2],
    [0.3, 0.02, 0.26],
    [0.05, -0.04, 0.14],
  ]
    .map(([dx = 0, dy = 0, q = 0]) =>
      ellipse(x + dx * rx, y + dy * rx, rx * q, rx * q * 0.22, 'none', {
        stroke: '#FFFFFF',
        'stroke-width': 1.6,
        opacity: 0.7,
      }),
    )
    .join('');

/** An open umbrella, to be held: the hand is at (0, 0). */
export const umbrella = (s: number, colour: string): string =>
  line(`M0 ${n(s * 0.16)}V${n(-s * 0.9)}`, '#3A2C24', s * 0.04) +
  line(`M0 ${n(s * 0.14)}q0 ${n(s * 0.12)} ${n(-s * 0.1)} ${n(s * 0.1)}`, '#8A5F3C', s * 0.05) +
  path(
    `M${n(-s * 0.9)} ${n(-s * 0.82)}C${n(-s * 0.8)} ${n(-s * 1.5)} ${n(s * 0.8)} ${n(-s * 1.5)} ${n(s * 0.9)} ${n(-s * 0.82)}Q${n(s * 0.74)} ${n(-s * 0.98)} ${n(s * 0.54)} ${n(-s * 0.82)}Q${n(s * 0.28)} ${n(-s * 1)} 0 ${n(-s * 0.82)}Q${n(-s * 0.28)} ${n(-s * 1)} ${n(-s * 0.54)} ${n(-s * 0.82)}Q${n(-s * 0.74)} ${n(-s * 0.98)} ${n(-s * 0.9)} ${n(-s * 0.82)}Z`,
    colour,
  ) +
  path(
    `M0 ${n(-s * 1.33)}C${n(s * 0.5)} ${n(-s * 1.32)} ${n(s * 0.84)} ${n(-s * 1.2)} ${n(s * 0.9)} ${n(-s * 0.82)}Q${n(s * 0.74)} ${n(-s * 0.98)} ${n(s * 0.54)} ${n(-s * 0.82)}Q${n(s * 0.4)} ${n(-s * 1.2)} 0 ${n(-s * 1.33)}Z`,
    '#16211C',
    { opacity: 0.16 },
  ) +
  path(
    `M0 ${n(-s * 1.33)}Q${n(-s * 0.44)} ${n(-s * 1.2)} ${n(-s * 0.54)} ${n(-s * 0.82)}Q${n(-s * 0.28)} ${n(-s)} 0 ${n(-s * 0.82)}Z`,
    '#FFFFFF',
    { opacity: 0.14 },
  ) +
  line(`M0 ${n(-s * 1.33)}v${n(-s * 0.1)}`, '#3A2C24', s * 0.04);

/** A snowman; (x, y) is the middle of its foot. */
export const snowman = (stage: Stage, x: number, y: number, s: number): string => {
  const shade = stage.palette.snowShade;
  const ball = (dy: number, q: number): string =>
    circle(x, y - dy * s, q * s, '#FFFFFF') +
    path(
      `M${n(x + q * s * 0.2)} ${n(y - dy * s - q * s * 0.98)}A${n(q * s)} ${n(q * s)} 0 0 1 ${n(x + q * s * 0.2)} ${n(y - dy * s + q * s * 0.98)}A${n(q * s * 1.5)} ${n(q * s * 1.5)} 0 0 0 ${n(x + q * s * 0.2)} ${n(y - dy * s - q * s * 0.98)}Z`,
      shade,
      { opacity: 0.7 },
    );
  return group(
    ellipse(x, y, s * 0.5, s * 0.06, stage.palette.shadow, { opacity: 0.18 }) +
      line(
        `M${n(x - s * 0.24)} ${n(y - s * 0.6)}L${n(x - s * 0.6)} ${n(y - s * 0.82)}m${n(s * 0.1)} ${n(s * 0.06)}l${n(-s * 0.02)} ${n(-s * 0.13)}M${n(x + s * 0.24)} ${n(y - s * 0.6)}L${n(x + s * 0.6)} ${n(y - s * 0.76)}m${n(-s * 0.1)} ${n(s * 0.05)}l${n(s * 0.04)} ${n(-s * 0.13)}`,
        '#5A3E28',
        s * 0.03,
      ) +
      ball(0.28, 0.34) +
      ball(0.68, 0.24) +
      ball(1, 0.18) +
      path(
        `M${n(x - s * 0.2)} ${n(y - s * 0.84)}Q${n(x)} ${n(y - s * 0.74)} ${n(x + s * 0.2)} ${n(y - s * 0.84)}L${n(x + s * 0.2)} ${n(y - s * 0.78)}Q${n(x)} ${n(y - s * 0.67)} ${n(x - s * 0.2)} ${n(y - s * 0.78)}ZM${n(x + s * 0.1)} ${n(y - s * 0.76)}l${n(s * 0.12)} ${n(s * 0.26)}l${n(-s * 0.1)} ${n(s * 0.03)}l${n(-s * 0.08)} ${n(-s * 0.26)}Z`,
        tokens.houseRed,
      ) +
      circle(x - s * 0.06, y - s * 1.04, s * 0.02, '#241E1B') +
      circle(x + s * 0.06, y - s * 1.04, s * 0.02, '#241E1B') +
      path(
        `M${n(x)} ${n(y - s)}L${n(x + s * 0.18)} ${n(y - s * 0.96)}L${n(x)} ${n(y - s * 0.94)}Z`,
        '#E07B2E',
      ) +
      line(
        `M${n(x - s * 0.06)} ${n(y - s * 0.9)}Q${n(x)} ${n(y - s * 0.87)} ${n(x + s * 0.06)} ${n(y - s * 0.9)}`,
        '#241E1B',
        s * 0.016,
      ) +
      [0.6, 0.5].map((k) => circle(x, y - s * k - s * 0.04, s * 0.024, '#241E1B')).join('') +
      path(
        `M${n(x - s * 0.2)} ${n(y - s * 1.12)}Q${n(x)} ${n(y - s * 1.48)} ${n(x + s * 0.2)} ${n(y - s * 1.12)}Z`,
        tokens.pine,
      ) +
      circle(x, y - s * 1.33, s * 0.06, tokens.marigold) +
      path(
        `M${n(x - s * 0.22)} ${n(y - s * 1.16)}Q${n(x)} ${n(y - s * 1.06)} ${n(x + s * 0.22)} ${n(y - s * 1.16)}L${n(x + s * 0.2)} ${n(y - s * 1.09)}Q${n(x)} ${n(y - s * 1)} ${n(x - s * 0.2)} ${n(y - s * 1.09)}Z`,
        mix(tokens.marigold, '#FFFFFF', 0.2),
      ),
  );
};

/** A snowball, to be held or thrown: its middle is at (0, 0). */
export const snowball = (s: number): string =>
  circle(0, 0, s, '#FFFFFF') + circle(s * 0.2, s * 0.2, s * 0.6, '#D3DEE5', { opacity: 0.5 });
