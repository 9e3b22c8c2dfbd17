import { type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect, type Point } from '../svg';
import { glowAt } from './windows';

/** A round shrub of overlapping leaves; (x, y) is the middle of its foot. */
export const shrub = (stage: Stage, x: number, y: number, size: number, label: string): string => {
  const r = stage.random(`shrub${label}`);
  const { palette: p } = stage;
  const flowers = stage.mood === 'snow' ? [] : [p.accent, '#C9543F', p.trim];
  const lobe = (dx: number, dy: number, rx: number, tone: string) =>
    ellipse(x + dx * size, y - dy * size, rx * size, rx * size * 0.78, tone);
  let out =
    lobe(-0.42, 0.26, 0.36, p.tree[2]) +
    lobe(0.44, 0.24, 0.34, p.tree[2]) +
    lobe(0, 0.4, 0.46, p.tree[1]) +
    lobe(-0.22, 0.28, 0.36, p.tree[1]) +
    lobe(0.26, 0.22, 0.32, mix(p.tree[0], p.tree[1], 0.4)) +
    lobe(-0.1, 0.5, 0.24, p.tree[0]);
  const bloom = flowers.length && r.chance(0.7) ? r.pick(flowers) : undefined;
  if (bloom)
    for (let i = 0; i < 11; i += 1)
      out += circle(
        x + r(-0.6, 0.6) * size,
        y - r(0.08, 0.66) * size,
        size * r(0.035, 0.06),
        bloom,
        {
          opacity: 0.92,
        },
      );
  return out + (stage.mood === 'snow' ? lobe(-0.04, 0.66, 0.36, p.snow) : '');
};

/** A dry stone wall that follows a line of points; its stones are `tall` in all. */
export const stoneWall = (stage: Stage, points: readonly Point[], tall: number): string => {
  const { palette: p } = stage;
  const r = stage.random(`stones${n(points[0]?.[0] ?? 0)}`);
  const foot = [...points].reverse().map(([x, y]): Point => [x, y + tall]);
  let out = poly([...points, ...foot], mix(p.stone, p.shadow, 0.34));
  const left = points[0]?.[0] ?? 0;
  const right = points[points.length - 1]?.[0] ?? 0;
  const at = (x: number): number => {
    const k = Math.max(0, points.findIndex(([px]) => px >= x) - 1);
    const a = points[k] ?? [0, 0];
    const b = points[k + 1] ?? a;
    return a[1] + ((x - a[0]) / (b[0] - a[0] || 1)) * (b[1] - a[1]);
  };
  const rows = Math.max(2, Math.round(tall / 11));
  for (let row = 0; row < rows; row += 1)
    for (let x = left + r(-8, 0); x < right - 2;) {
      const wide = Math.min(r(12, 26), right - x);
      const y = at(x + wide / 2) + (row * tall) / rows;
      out += rect(
        Math.max(left, x),
        y + 1,
        wide - 1.8,
        tall / rows - 1.8,
        mix(p.stone, r.chance(0.5) ? p.wallShade : p.trim, r(0, 0.35)),
        { rx: 2.5 },
      );
      x += wide;
    }
  return out;
};

/** Tufts of long grass along the foot of a picture. */
export const grass = (
  stage: Stage,
  from: number,
  to: number,
  at: (x: number) => number,
  size: number,
  tone: string,
): string => {
  const r = stage.random(`grass${n(from)}${tone}`);
  let d = '';
  for (let x = from; x < to; x += r(size * 0.5, size * 2.4)) {
    const y = at(x);
    for (let k = 0; k < 5; k += 1) {
      const lean = r(-0.5, 0.5) * size;
      const tall = size * r(0.6, 1.2);
      const w = size * 0.07;
      d += `M${n(x + k * w * 2 - w)} ${n(y + 4)}Q${n(x + lean * 0.3)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}Q${n(x + lean * 0.4 + w)} ${n(y - tall * 0.5)} ${n(x + k * w * 2 + w)} ${n(y + 4)}Z`;
    }
  }
  return path(d, tone);
};

/** A lamp post that is lit when the windows are; (x, y) is its foot. */
export const lampPost = (stage: Stage, x: number, y: number, tall: number): string => {
  const { palette: p } = stage;
  const lit = p.lit > 0.5;
  const s = tall / 100;
  return (
    (lit
      ? glowAt(stage, x, y - tall * 0.9, tall * 0.8, 0.85) +
        ellipse(x, y, tall * 0.7, tall * 0.12, p.lamp, { opacity: 0.2 })
      : '') +
    line(`M${n(x)} ${n(y)}V${n(y - tall * 0.82)}`, mix(p.tree[3], p.shadow, 0.3), 3.4 * s) +
    rect(x - 5 * s, y - 4 * s, 10 * s, 4 * s, mix(p.tree[3], p.shadow, 0.3)) +
    poly(
      [
        [x - 6 * s, y - tall * 0.97],
        [x + 6 * s, y - tall * 0.97],
        [x + 4 * s, y - tall * 0.82],
        [x - 4 * s, y - tall * 0.82],
      ],
      lit ? p.lamp : p.trim,
    ) +
    poly(
      [
        [x - 8 * s, y - tall * 0.97],
        [x, y - tall * 1.06],
        [x + 8 * s, y - tall * 0.97],
      ],
      mix(p.tree[3], p.shadow, 0.3),
    )
  );
};

/** A village house far off; (x, y) is the middle of its foot. */
export const cottage = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  label: string,
): string => {
  const { palette: p } = stage;
  const r = stage.random(`cottage${label}`);
  const roof = r.pick([p.roof, p.roofShade, p.stone]);
  const lit = r.chance(Math.min(0.9, p.lit * 1.2)) && p.lit > 0.2;
  return (
    rect(x - size / 2, y - size * 0.5, size, size * 0.5, mix(p.wall, p.mist, 0.15)) +
    rect(x + size * 0.2, y - size * 0.5, size * 0.3, size * 0.5, p.wallShade) +
    poly(
      [
        [x - size * 0.62, y - size * 0.48],
        [x - size * 0.3, y - size * 0.92],
        [x + size * 0.34, y - size * 0.92],
        [x + size * 0.62, y - size * 0.48],
      ],
      roof,
    ) +
    rect(x - size * 0.28, y - size * 0.36, size * 0.16, size * 0.18, lit ? p.lamp : p.glass) +
    rect(x + size * 0.02, y - size * 0.36, size * 0.16, size * 0.18, lit ? p.lamp : p.glass)
  );
};

/** Terraced fields on a slope: a few curved steps; (x, y) is their middle. */
export const terraces = (
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  steps: number,
): string => {
  const { palette: p } = stage;
  let out = '';
  for (let i = 0; i < steps; i += 1) {
    const t = i / steps;
    const half = wide * (0.34 + 0.66 * t) * 0.5;
    const dy = i * wide * 0.034;
    const dx = Math.sin(i * 1.3) * wide * 0.05;
    out += path(
      `M${n(x - half + dx)} ${n(y + dy)}Q${n(x + dx * 0.5)} ${n(y + dy - wide * 0.05)} ${n(x + half + dx)} ${n(y + dy + wide * 0.012)}Q${n(x + dx)} ${n(y + dy + wide * 0.034)} ${n(x - half + dx)} ${n(y + dy)}Z`,
      i % 2 ? p.lawn : p.lawnLight,
      { opacity: 0.72 },
    );
  }
  return group(out);
};
