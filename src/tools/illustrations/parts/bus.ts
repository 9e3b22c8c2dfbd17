import { type Stage, soft } from '../stage';
import { circle, ellipse, line, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

/** A school bus that faces right; (x, y) is the middle of its wheels' foot. */
export const bus = (stage: Stage, x: number, y: number, s: number): string => {
  const { palette: p } = stage;
  const body = mix(
    '#F0B429',
    p.shadow,
    stage.mood === 'dusk' ? 0.2 : stage.mood === 'night' ? 0.4 : 0.04,
  );
  const pane = p.lit > 0.5 ? p.lamp : mix('#A9C9D3', p.sky[0], 0.3);
  const wheel = (dx: number): string =>
    circle(x + dx * s, y - s * 0.11, s * 0.115, '#242A2C') +
    circle(x + dx * s, y - s * 0.11, s * 0.055, '#C9CBC2') +
    circle(x + dx * s, y - s * 0.11, s * 0.02, '#5B6468');
  return soft(
    stage,
    ellipse(x, y, s * 1.05, s * 0.04, p.shadow, { opacity: 0.3 }) +
      path(
        `M${n(x - s)} ${n(y - s * 0.12)}V${n(y - s * 0.72)}Q${n(x - s)} ${n(y - s * 0.82)} ${n(x - s * 0.9)} ${n(y - s * 0.82)}H${n(x + s * 0.8)}Q${n(x + s * 0.96)} ${n(y - s * 0.82)} ${n(x + s)} ${n(y - s * 0.5)}V${n(y - s * 0.12)}Z`,
        body,
      ) +
      rect(x - s, y - s * 0.2, s * 2, s * 0.08, mix(body, '#2A1A10', 0.2)) +
      rect(x - s, y - s * 0.37, s * 2, s * 0.05, tokens.pine) +
      rect(x - s * 0.92, y - s * 0.84, s * 1.7, s * 0.04, mix(body, '#FFFFFF', 0.4), { rx: 3 }) +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            rect(x - s * 0.93 + i * s * 0.3, y - s * 0.72, s * 0.25, s * 0.27, pane, { rx: 5 }) +
            poly(
              [
                [x - s * 0.9 + i * s * 0.3, y - s * 0.46],
                [x - s * 0.78 + i * s * 0.3, y - s * 0.71],
                [x - s * 0.73 + i * s * 0.3, y - s * 0.71],
                [x - s * 0.85 + i * s * 0.3, y - s * 0.46],
              ],
              '#FFFFFF',
              { opacity: 0.3 },
            ),
        )
        .join('') +
      rect(x + s * 0.58, y - s * 0.74, s * 0.2, s * 0.58, mix(body, '#2A1A10', 0.12), { rx: 3 }) +
      rect(x + s * 0.6, y - s * 0.71, s * 0.16, s * 0.3, pane, { rx: 3 }) +
      path(
        `M${n(x + s * 0.82)} ${n(y - s * 0.72)}Q${n(x + s * 0.92)} ${n(y - s * 0.7)} ${n(x + s * 0.96)} ${n(y - s * 0.44)}H${n(x + s * 0.82)}Z`,
        pane,
      ) +
      rect(x + s * 0.92, y - s * 0.32, s * 0.09, s * 0.09, '#FFF3D2', { rx: 3 }) +
      rect(x + s * 0.84, y - s * 0.16, s * 0.2, s * 0.06, '#41525A', { rx: 3 }) +
      wheel(-0.6) +
      wheel(0.5),
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
