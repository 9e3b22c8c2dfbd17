import type { Random } from '../random';
import { type Stage, soft } from '../stage';
import { circle, ellipse, mix, n, path } from '../svg';

/** One lobe of a crown: a clump of leaves with a leafy edge; (x, y) is its middle. */
const clump = (x: number, y: number, q: number, tone: string, r: Random): string => {
  const count = 11;
  let d = '';
  for (let i = 0; i <= count; i += 1) {
    const a = (i / count) * Math.PI * 2;
    const px = x + Math.cos(a) * q * 1.1;
    const py = y + Math.sin(a) * q * 0.9;
    const mid = a - Math.PI / count;
    const out = r(1.16, 1.36);
    d += i
      ? `Q${n(x + Math.cos(mid) * q * 1.1 * out)} ${n(y + Math.sin(mid) * q * 0.9 * out)} ${n(px)} ${n(py)}`
      : `M${n(px)} ${n(py)}`;
  }
  return path(`${d}Z`, tone);
};

/** A round leafy tree, lit from the light's side, with its boughs; (x, y) is its foot. */
export const leafy = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  label: string,
  bloom?: string,
): string => {
  const r = stage.random(`leafy${label}`);
  const { palette: p } = stage;
  const side = x > stage.light[0] ? -1 : 1;
  const cy = y - s * 0.66;
  const bark = p.tree[3];
  const tones = [
    p.tree[2],
    mix(p.tree[2], p.tree[1], 0.5),
    p.tree[1],
    p.tree[0],
    mix(p.tree[0], p.lawnLight, 0.4),
  ];
  let crown = '';
  const spots: [number, number][] = [];
  tones.forEach((tone, k) => {
    const count = [13, 12, 11, 9, 7][k] ?? 8;
    for (let i = 0; i < count; i += 1) {
      const a = (i / count) * Math.PI * 2 + r(-0.3, 0.3);
      const d = s * (k === 0 ? r(0.2, 0.3) : r(0.03, 0.27) * (1 - k * 0.12));
      const px = x + Math.cos(a) * d * 1.16 + side * k * s * 0.03;
      const py = cy + Math.sin(a) * d * 0.86 - k * s * 0.038;
      crown += clump(px, py, s * r(0.06, 0.1) * (1 - k * 0.08), tone, r);
      if (k > 0 && k < 4) spots.push([px, py]);
    }
    if (k === 0) crown += ellipse(x, cy, s * 0.3, s * 0.24, tone);
  });
  if (bloom)
    for (let i = 0; i < 24; i += 1) {
      const [bx, by] = r.pick(spots);
      const q = s * r(0.012, 0.02);
      const at = [bx + r(-0.05, 0.05) * s, by + r(-0.05, 0.05) * s] as const;
      crown +=
        circle(...at, q, bloom) +
        circle(at[0] - q * 0.3, at[1] - q * 0.3, q * 0.3, '#FFF6E4', { opacity: 0.7 });
    }
  return (
    ellipse(x - side * s * 0.16, y, s * 0.46, s * 0.034, p.shadow, { opacity: 0.24 }) +
    soft(
      stage,
      path(
        `M${n(x - s * 0.075)} ${n(y)}Q${n(x - s * 0.03)} ${n(y - s * 0.05)} ${n(x - s * 0.032)} ${n(y - s * 0.34)}L${n(x - s * 0.16)} ${n(y - s * 0.52)}L${n(x - s * 0.13)} ${n(y - s * 0.54)}L${n(x)} ${n(y - s * 0.4)}L${n(x + s * 0.13)} ${n(y - s * 0.55)}L${n(x + s * 0.16)} ${n(y - s * 0.53)}L${n(x + s * 0.04)} ${n(y - s * 0.34)}Q${n(x + s * 0.036)} ${n(y - s * 0.05)} ${n(x + s * 0.085)} ${n(y)}Z`,
        bark,
      ) +
        path(
          `M${n(x - side * s * 0.01)} ${n(y)}V${n(y - s * 0.36)}L${n(x - side * s * 0.036)} ${n(y - s * 0.34)}Q${n(x - side * s * 0.034)} ${n(y - s * 0.05)} ${n(x - side * s * 0.08)} ${n(y)}Z`,
          p.shadow,
          { opacity: 0.3 },
        ) +
        crown,
    )
  );
};
