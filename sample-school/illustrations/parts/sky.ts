import { circle, ellipse, group, line, n, path, rect } from '../svg';
import { fade, type Stage } from '../stage';

/** The sky from edge to edge, with rings of light around the sun or the moon. */
export const sky = (stage: Stage): string => {
  const { width: w, height: h, palette: p, light } = stage;
  const air = fade(stage, [
    [0, p.sky[0]],
    [0.34, p.sky[1]],
    [0.62, p.sky[2]],
  ]);
  const id = stage.id('glow');
  const glow = `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${p.glow}" stop-opacity="${p.glowStrength}"/><stop offset=".4" stop-color="${p.glow}" stop-opacity="${n(p.glowStrength * 0.38, 2)}"/><stop offset=".7" stop-color="${p.glow}" stop-opacity="${n(p.glowStrength * 0.1, 2)}"/><stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient></defs>`;
  return (
    air.def + glow + rect(0, 0, w, h, air.fill) + circle(light[0], light[1], h * 0.6, `url(#${id})`)
  );
};

/** The sun: three thin sheets of paper, one over the other. */
export const sun = (stage: Stage, radius = stage.height * 0.062): string => {
  const [x, y] = stage.light;
  const { palette: p } = stage;
  return (
    circle(x, y, radius * 2.5, p.glow, { opacity: 0.16 }) +
    circle(x, y, radius * 1.7, p.glow, { opacity: 0.26 }) +
    group(circle(x, y, radius, p.sun), { filter: stage.use('soft') })
  );
};

/** A full moon with a few quiet seas. */
export const moon = (stage: Stage, radius = stage.height * 0.05): string => {
  const [x, y] = stage.light;
  const sea = (dx: number, dy: number, r: number) =>
    circle(x + dx * radius, y + dy * radius, r * radius, '#C9C4B0', { opacity: 0.38 });
  return (
    circle(x, y, radius * 2.6, stage.palette.glow, { opacity: 0.08 }) +
    circle(x, y, radius * 1.7, stage.palette.glow, { opacity: 0.12 }) +
    group(circle(x, y, radius, stage.palette.sun), { filter: stage.use('soft') }) +
    sea(-0.32, -0.2, 0.26) +
    sea(0.2, 0.28, 0.34) +
    sea(0.34, -0.36, 0.16) +
    sea(-0.28, 0.5, 0.13)
  );
};

/** Stars, thinner towards the horizon, with a faint band of them across the sky. */
export const stars = (stage: Stage, count = 230): string => {
  const r = stage.random('stars');
  const { width: w, height: h } = stage;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const inBand = r.chance(0.45);
    const x = r(0, w);
    const y = inBand
      ? h * (0.34 - (x / w) * 0.3) + (r() + r() - 1) * h * 0.09
      : h * 0.44 * r() ** 1.3;
    const size = r() ** 3 * 2.1 + 0.7;
    out += circle(x, Math.max(4, y), size, '#FFF6DC', { opacity: r(0.35, 0.95) });
    if (size > 2)
      out += line(`M${n(x - 6)} ${n(y)}h12M${n(x)} ${n(y - 6)}v12`, '#FFF6DC', 0.7, {
        opacity: 0.5,
      });
  }
  return out;
};

/** One cloud cut from two sheets; (x, y) is the left end of its flat base, `size` its length. */
export const cloud = (stage: Stage, x: number, y: number, size: number, label = ''): string => {
  const r = stage.random(`cloud${label}${n(x)}`);
  const { palette: p } = stage;
  const humps = 4 + Math.floor(r(0, 2.99));
  const crown = r(0.32, 0.62);
  let d = '';
  for (let i = 0; i < humps; i += 1) {
    const t = (i + 0.5) / humps;
    const tall = Math.max(0.06, 0.2 - Math.abs(t - crown) * 0.36) * r(0.82, 1.18);
    const radius = size * tall;
    const cx = x + size * (0.08 + 0.84 * t);
    d += `M${n(cx - radius * 1.25)} ${n(y)}A${n(radius * 1.25)} ${n(radius * 1.3)} 0 0 1 ${n(cx + radius * 1.25)} ${n(y)}Z`;
  }
  const base = `M${n(x - size * 0.12)} ${n(y + size * 0.02)}Q${n(x - size * 0.02)} ${n(y - size * 0.06)} ${n(x + size * 0.12)} ${n(y - size * 0.05)}H${n(x + size * 0.9)}Q${n(x + size * 1.04)} ${n(y - size * 0.05)} ${n(x + size * 1.12)} ${n(y + size * 0.02)}Q${n(x + size * 0.5)} ${n(y + size * 0.045)} ${n(x - size * 0.12)} ${n(y + size * 0.02)}Z`;
  const veil = `M${n(x + size * 0.16)} ${n(y - size * 0.03)}Q${n(x + size * 0.34)} ${n(y - size * 0.15)} ${n(x + size * 0.52)} ${n(y - size * 0.07)}Q${n(x + size * 0.7)} ${n(y - size * 0.13)} ${n(x + size * 0.84)} ${n(y - size * 0.02)}Z`;
  return group(path(d + base, p.cloud) + path(veil, p.cloudShade, { opacity: 0.42 }), {
    filter: stage.use('soft'),
    opacity: 0.92,
  });
};

/** A long thin cloud bank, as at sunrise; (x, y) is its middle. */
export const streak = (stage: Stage, x: number, y: number, size: number, opacity = 0.6): string =>
  path(
    `M${n(x - size)} ${n(y)}Q${n(x - size * 0.5)} ${n(y - size * 0.05)} ${n(x - size * 0.1)} ${n(y - size * 0.03)}Q${n(x + size * 0.2)} ${n(y - size * 0.075)} ${n(x + size * 0.5)} ${n(y - size * 0.028)}Q${n(x + size * 0.8)} ${n(y - size * 0.03)} ${n(x + size)} ${n(y)}Q${n(x + size * 0.4)} ${n(y + size * 0.022)} ${n(x)} ${n(y + size * 0.014)}Q${n(x - size * 0.6)} ${n(y + size * 0.02)} ${n(x - size)} ${n(y)}Z`,
    stage.palette.cloud,
    { opacity },
  );

/** A loose flock; (x, y) is its middle. */
export const birds = (
  stage: Stage,
  x: number,
  y: number,
  count: number,
  colour: string,
): string => {
  const r = stage.random(`birds${n(x)}`);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const s = r(6, 12);
    const bx = x + r(-1, 1) * count * 15;
    const by = y + r(-1, 1) * count * 6;
    out += line(
      `M${n(bx - s)} ${n(by - s * 0.35)}Q${n(bx - s * 0.4)} ${n(by - s * 0.55)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.5)} ${n(by - s * 0.7)} ${n(bx + s)} ${n(by - s * 0.2)}`,
      colour,
      2.1,
      { opacity: 0.75 },
    );
  }
  return out;
};

/** A bank of mist lying across the picture; (x, y) is its middle. */
export const mist = (stage: Stage, x: number, y: number, rx: number, ry: number, opacity = 0.6) =>
  group(ellipse(x, y, rx, ry, stage.palette.mist), { filter: stage.use('blur'), opacity });
