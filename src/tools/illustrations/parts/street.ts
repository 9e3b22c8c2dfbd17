import { tokens } from '../palettes';
import { soft, type Stage } from '../stage';
import { circle, ellipse, line, mix, n, path, poly, rect } from '../svg';
import { arch, glowAt } from './windows';

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

/** The school gate: stone piers, an iron arch and two open leaves; (x, y) is the middle of the way. */
export const gate = (stage: Stage, x: number, y: number, s: number): string => {
  const { palette: p } = stage;
  const r = stage.random('gate');
  const iron = mix(tokens.pineDark, p.shadow, 0.25);
  const pier = (px: number): string => {
    let stones = rect(
      px - s * 0.17,
      y - s * 0.95,
      s * 0.34,
      s * 0.95,
      mix(p.stone, p.shadow, 0.28),
    );
    for (let row = 0; row < 9; row += 1)
      for (let k = 0; k < 3; k += 1) {
        const wide = s * 0.34 * (k === 1 ? 0.36 : 0.31);
        stones += rect(
          px - s * 0.17 + s * 0.34 * (0.01 + k * 0.335) + (row % 2 ? 2 : 0),
          y - s * 0.95 + row * s * 0.105 + 2,
          wide - 2,
          s * 0.105 - 4,
          mix(p.stone, r.chance(0.5) ? p.trim : p.wallShade, r(0, 0.4)),
          { rx: 3 },
        );
      }
    return (
      stones +
      rect(px - s * 0.21, y - s * 1.01, s * 0.42, s * 0.07, p.trim) +
      rect(px - s * 0.19, y - s * 0.95, s * 0.38, s * 0.03, p.wallShade) +
      circle(px, y - s * 1.08, s * 0.075, p.lit > 0.5 ? p.lamp : p.trim) +
      (p.lit > 0.5 ? glowAt(stage, px, y - s * 1.08, s * 0.4, 0.7) : '') +
      rect(px + s * 0.08, y - s * 0.95, s * 0.09, s * 0.95, p.shadow, { opacity: 0.14 })
    );
  };
  const leaf = (side: number): string => {
    const a = x + side * s * 0.62;
    const b = x + side * s * 0.9;
    const bars = [0.1, 0.3, 0.5, 0.7, 0.9]
      .map(
        (t) =>
          `M${n(a + (b - a) * t)} ${n(y - s * 0.66 - t * s * 0.04)}V${n(y - s * 0.02 + t * s * 0.05)}`,
      )
      .join('');
    return (
      line(
        `M${n(a)} ${n(y - s * 0.62)}L${n(b)} ${n(y - s * 0.68)}V${n(y + s * 0.04)}L${n(a)} ${n(y - s * 0.02)}ZM${n(a)} ${n(y - s * 0.3)}L${n(b)} ${n(y - s * 0.3)}`,
        iron,
        6,
      ) + line(bars, iron, 4)
    );
  };
  return soft(
    stage,
    pier(x - s * 0.8) +
      pier(x + s * 0.8) +
      path(
        `M${n(x - s * 0.8)} ${n(y - s * 0.98)}A${n(s * 0.8)} ${n(s * 0.5)} 0 0 1 ${n(x + s * 0.8)} ${n(y - s * 0.98)}`,
        'none',
        { stroke: iron, 'stroke-width': 9 },
      ) +
      path(
        `M${n(x - s * 0.72)} ${n(y - s * 0.98)}A${n(s * 0.72)} ${n(s * 0.4)} 0 0 1 ${n(x + s * 0.72)} ${n(y - s * 0.98)}`,
        'none',
        { stroke: iron, 'stroke-width': 5 },
      ) +
      line(
        Array.from({ length: 15 }, (_, i) => {
          const a = Math.PI * (0.06 + (i / 14) * 0.88);
          return `M${n(x - Math.cos(a) * s * 0.73)} ${n(y - s * 0.98 - Math.sin(a) * s * 0.41)}L${n(x - Math.cos(a) * s * 0.8)} ${n(y - s * 0.98 - Math.sin(a) * s * 0.49)}`;
        }).join(''),
        iron,
        4,
      ) +
      leaf(-1) +
      leaf(1),
  );
};

/** A stall with an awning and a counter of snacks; (x, y) is the middle of its foot. */
export const stall = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): string => {
  const r = stage.random(`stall${n(x)}`);
  const { palette: p } = stage;
  const jars = Array.from({ length: 7 }, (_, i) => {
    const jx = x - w * 0.4 + i * w * 0.133;
    const tone = r.pick(['#D9744F', '#E9B54A', '#8E3B46', '#6FA58B', '#C99A66']);
    return (
      rect(jx - w * 0.045, y - h * 0.52, w * 0.09, h * 0.12, '#EAF2EE', {
        rx: 6,
        'fill-opacity': 0.6,
      }) +
      rect(jx - w * 0.04, y - h * 0.49, w * 0.08, h * 0.085, tone, { rx: 5 }) +
      rect(jx - w * 0.035, y - h * 0.545, w * 0.07, h * 0.03, tokens.houseRed, { rx: 2 })
    );
  }).join('');
  const shelf = [0, 1]
    .map(
      (k) =>
        rect(x - w * 0.44, y - h * (0.66 + k * 0.13), w * 0.88, h * 0.016, tokens.woodLight) +
        Array.from({ length: 10 }, (_, i) =>
          rect(
            x - w * 0.42 + i * w * 0.085,
            y - h * (0.66 + k * 0.13) - h * 0.08,
            w * 0.06,
            h * 0.08,
            r.pick(['#2F6493', '#E9B54A', '#B8443B', '#3D7259', '#E9DDBE']),
            { rx: 3 },
          ),
        ).join(''),
    )
    .join('');
  const count = 10;
  const stripes = Array.from({ length: count }, (_, i) => {
    const a = x - w * 0.56 + (w * 1.12 * i) / count;
    const b = a + (w * 1.12) / count;
    return path(
      `M${n(a)} ${n(y - h * 0.84)}L${n(x + (a - x) * 0.88)} ${n(y - h)}H${n(x + (b - x) * 0.88)}L${n(b)} ${n(y - h * 0.84)}Q${n((a + b) / 2)} ${n(y - h * 0.78)} ${n(a)} ${n(y - h * 0.84)}Z`,
      i % 2 ? '#FFFBEF' : colour,
    );
  }).join('');
  return (
    soft(
      stage,
      rect(x - w / 2, y - h * 0.9, w, h * 0.9, p.wall) +
        rect(x - w * 0.46, y - h * 0.88, w * 0.92, h * 0.5, mix(tokens.woodDark, '#1A120A', 0.35)) +
        shelf +
        jars,
    ) +
    soft(
      stage,
      rect(x - w * 0.54, y - h * 0.4, w * 1.08, h * 0.05, tokens.woodLight) +
        rect(x - w * 0.5, y - h * 0.35, w, h * 0.35, tokens.wood) +
        [0.2, 0.4, 0.6, 0.8]
          .map((t) => rect(x - w / 2 + w * t, y - h * 0.35, 3, h * 0.35, tokens.woodDark))
          .join(''),
    ) +
    soft(stage, stripes)
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

/** A doorway in a wall with its steps; (x, y) is the middle of its foot. */
export const doorway = (stage: Stage, x: number, y: number, w: number, h: number): string => {
  const { palette: p } = stage;
  return soft(
    stage,
    path(arch(x, y, w + 44, h + 30), p.trim) +
      path(arch(x, y, w + 16, h + 12), p.wallShade) +
      path(arch(x, y, w, h), p.lit > 0.5 ? p.lamp : p.roofShade) +
      line(
        `M${n(x)} ${n(y)}V${n(y - h)}M${n(x - w / 2)} ${n(y - h * 0.6)}H${n(x + w / 2)}`,
        mix(p.roofShade, '#000000', 0.3),
        5,
      ) +
      circle(x - 12, y - h * 0.36, 6, tokens.marigold) +
      circle(x + 12, y - h * 0.36, 6, tokens.marigold),
  );
};
