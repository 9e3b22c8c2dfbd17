import { type Stage, fade, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, place, poly, rect } from '../svg';
import { tokens } from '../tokens';

/**
 * A school bus that faces right; (x, y) is the middle of its wheels' foot, `s` half its length.
 * `riders` are drawn behind the windows, each with its chin on the sill at (0, 0).
 */
export const bus = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  riders: readonly string[] = [],
): string => {
  const { palette: p } = stage;
  const dim = stage.mood === 'dusk' ? 0.2 : stage.mood === 'night' ? 0.4 : 0.04;
  const body = mix('#F0B429', p.shadow, dim);
  const dark = mix(body, '#4A2E08', 0.32);
  const light = mix(body, '#FFFFFF', 0.34);
  const glass = p.lit > 0.5 ? p.lamp : mix('#7FA3AE', p.sky[0], 0.3);
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const wheel = (dx: number): string =>
    path(
      `M${at(dx - 0.15, -0.13)}A${n(s * 0.15)} ${n(s * 0.15)} 0 0 1 ${at(dx + 0.15, -0.13)}Z`,
      '#2A2418',
    ) +
    circle(x + dx * s, y - s * 0.11, s * 0.112, '#23282A') +
    circle(x + dx * s, y - s * 0.11, s * 0.066, '#B9BDB6') +
    circle(x + dx * s, y - s * 0.11, s * 0.05, '#DADDD6') +
    circle(x + dx * s, y - s * 0.11, s * 0.02, '#5B6468') +
    [0, 72, 144, 216, 288]
      .map((a) => {
        const t = (a * Math.PI) / 180;
        return circle(
          x + dx * s + Math.sin(t) * s * 0.035,
          y - s * 0.11 - Math.cos(t) * s * 0.035,
          s * 0.007,
          '#5B6468',
        );
      })
      .join('');
  const windowAt = (i: number): string => {
    const left = -0.92 + i * 0.29;
    const clip = stage.id('bus');
    const box = `M${at(left, -0.74)}h${n(s * 0.255)}v${n(s * 0.28)}h${n(-s * 0.255)}Z`;
    const rider = riders[i];
    return (
      `<clipPath id="${clip}"><path d="${box}"/></clipPath>` +
      group(
        path(box, mix(glass, '#1A262B', 0.32)) +
          path(`M${at(left, -0.74)}h${n(s * 0.255)}v${n(s * 0.1)}L${at(left, -0.56)}Z`, glass, {
            opacity: 0.8,
          }) +
          (rider ? place(rider, x + (left + 0.13) * s, y - s * 0.5, s / 470) : '') +
          poly(
            [
              [x + (left + 0.03) * s, y - s * 0.46],
              [x + (left + 0.15) * s, y - s * 0.74],
              [x + (left + 0.2) * s, y - s * 0.74],
              [x + (left + 0.08) * s, y - s * 0.46],
            ],
            '#FFFFFF',
            { opacity: 0.2 },
          ) +
          rect(x + left * s, y - s * 0.61, s * 0.255, s * 0.014, '#3A3326'),
        { 'clip-path': `url(#${clip})` },
      )
    );
  };
  const roof = fade(stage, [
    [0, light],
    [0.35, body],
    [1, mix(body, '#4A2E08', 0.12)],
  ]);
  return (
    roof.def +
    ellipse(x - s * 0.06, y, s * 1.12, s * 0.05, p.shadow, { opacity: 0.34 }) +
    soft(
      stage,
      path(
        `M${at(-1, -0.13)}V${n(y - s * 0.78)}Q${at(-1, -0.9)} ${at(-0.88, -0.9)}H${n(x + s * 0.74)}Q${at(0.9, -0.9)} ${at(0.95, -0.62)}L${at(1, -0.42)}Q${at(1.02, -0.3)} ${at(1.02, -0.13)}Z`,
        roof.fill,
      ) +
        rect(x - s * 0.94, y - s * 0.765, s * 1.5, s * 0.33, '#3A3326', { rx: s * 0.03 }) +
        [0, 1, 2, 3, 4].map(windowAt).join('') +
        rect(x - s, y - s * 0.4, s * 2.01, s * 0.07, tokens.pine) +
        rect(x - s, y - s * 0.345, s * 2.01, s * 0.015, light) +
        line(`M${at(-0.98, -0.27)}H${n(x + s * 0.54)}`, dark, s * 0.008, { opacity: 0.6 }) +
        rect(x - s, y - s * 0.2, s * 2.02, s * 0.08, dark) +
        rect(x + s * 0.57, y - s * 0.78, s * 0.21, s * 0.62, mix(body, '#4A2E08', 0.2), {
          rx: s * 0.02,
        }) +
        rect(x + s * 0.59, y - s * 0.74, s * 0.08, s * 0.44, mix(glass, '#1A262B', 0.2), {
          rx: 3,
        }) +
        rect(x + s * 0.68, y - s * 0.74, s * 0.08, s * 0.44, mix(glass, '#1A262B', 0.2), {
          rx: 3,
        }) +
        rect(x + s * 0.57, y - s * 0.15, s * 0.21, s * 0.025, '#41525A') +
        path(
          `M${at(0.82, -0.78)}Q${at(0.88, -0.76)} ${at(0.92, -0.6)}L${at(0.965, -0.44)}H${n(x + s * 0.82)}Z`,
          glass,
        ) +
        path(
          `M${at(0.84, -0.76)}L${at(0.88, -0.7)}L${at(0.85, -0.46)}H${n(x + s * 0.83)}Z`,
          '#FFFFFF',
          { opacity: 0.3 },
        ) +
        line(`M${at(0.93, -0.62)}H${n(x + s * 1.04)}V${n(y - s * 0.56)}`, '#3A3326', s * 0.018) +
        rect(x + s * 1.01, y - s * 0.58, s * 0.05, s * 0.13, '#3A3326', { rx: s * 0.02 }) +
        circle(x + s * 0.97, y - s * 0.27, s * 0.045, '#8A5F3C') +
        circle(x + s * 0.97, y - s * 0.27, s * 0.036, '#FFF3D2') +
        rect(x - s * 0.995, y - s * 0.32, s * 0.03, s * 0.08, tokens.houseRed, { rx: 3 }) +
        rect(x + s * 0.86, y - s * 0.17, s * 0.2, s * 0.06, '#41525A', { rx: s * 0.02 }) +
        rect(x - s * 1.03, y - s * 0.17, s * 0.12, s * 0.06, '#41525A', { rx: s * 0.02 }) +
        line(
          `M${at(-0.8, -0.93)}H${n(x + s * 0.5)}M${at(-0.7, -0.93)}V${n(y - s * 0.89)}M${at(-0.3, -0.93)}V${n(y - s * 0.89)}M${at(0.1, -0.93)}V${n(y - s * 0.89)}M${at(0.44, -0.93)}V${n(y - s * 0.89)}`,
          '#5B6468',
          s * 0.016,
        ) +
        rect(x - s * 0.62, y - s * 1.0, s * 0.2, s * 0.07, '#8E3B46', { rx: 5 }) +
        rect(x - s * 0.39, y - s * 0.985, s * 0.24, s * 0.055, '#2F6493', { rx: 5 }) +
        wheel(-0.6) +
        wheel(0.42),
    )
  );
};

/** A bicycle; (x, y) is the middle of its wheels' foot. */
export const bicycle = (x: number, y: number, s: number, colour: string): string =>
  [-0.42, 0.42]
    .map(
      (k) =>
        circle(x + k * s, y - s * 0.28, s * 0.27, 'none', {
          stroke: '#2C3A40',
          'stroke-width': s * 0.04,
        }) + circle(x + k * s, y - s * 0.28, s * 0.04, '#2C3A40'),
    )
    .join('') +
  line(
    `M${n(x - s * 0.42)} ${n(y - s * 0.28)}L${n(x - s * 0.16)} ${n(y - s * 0.66)}H${n(x + s * 0.3)}L${n(x + s * 0.42)} ${n(y - s * 0.28)}M${n(x - s * 0.16)} ${n(y - s * 0.66)}L${n(x)} ${n(y - s * 0.28)}L${n(x + s * 0.3)} ${n(y - s * 0.66)}M${n(x - s * 0.42)} ${n(y - s * 0.28)}H${n(x)}M${n(x + s * 0.3)} ${n(y - s * 0.66)}L${n(x + s * 0.26)} ${n(y - s * 0.84)}h${n(s * 0.16)}`,
    colour,
    s * 0.045,
  ) +
  rect(x - s * 0.26, y - s * 0.74, s * 0.22, s * 0.06, '#3A2C24', { rx: 4 });
