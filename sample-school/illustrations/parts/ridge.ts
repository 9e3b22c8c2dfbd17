import type { Random } from '../random';
import { fade, lift, type Stage } from '../stage';
import { group, mix, n, path, poly, rect, shape, type Point } from '../svg';

/** A ridge line across the picture and the height of it at any x. */
export interface Ridge {
  points: Point[];
  at: (x: number) => number;
}

/** A line through the given points, broken up by midpoint displacement. */
export const crag = (
  skeleton: readonly Point[],
  rough: number,
  decay: number,
  r: Random,
  steps = 4,
): Point[] => {
  let points = [...skeleton];
  let amount = rough;
  for (let i = 0; i < steps; i += 1) {
    const next: Point[] = [];
    points.forEach((p, k) => {
      const q = points[k + 1];
      next.push(p);
      if (q)
        next.push([
          (p[0] + q[0]) / 2 + r(-0.1, 0.1) * (q[0] - p[0]),
          (p[1] + q[1]) / 2 + r(-1, 1) * amount,
        ]);
    });
    points = next;
    amount *= decay;
  }
  return points;
};

/** Finds y on a line of points that runs from left to right. */
export const heightAt =
  (points: readonly Point[]) =>
  (x: number): number => {
    const k = Math.max(0, points.findIndex(([px]) => px >= x) - 1);
    const p = points[k];
    const q = points[k + 1] ?? p;
    if (!p || !q) throw new Error('A ridge needs points.');
    return p[1] + ((x - p[0]) / (q[0] - p[0] || 1)) * (q[1] - p[1]);
  };

/** How a ridge runs: its mean height, how far it swings and how broken it is, in drawing units. */
export interface RidgeOptions {
  label: string;
  y: number;
  swing: number;
  rough: number;
  knots?: number;
  /** Heights at the knots, from left to right, as shares of the swing (-1 to 1). */
  heights?: readonly number[];
}

/** Makes a ridge line a little wider than the picture. */
export const ridge = (stage: Stage, o: RidgeOptions): Ridge => {
  const r = stage.random(o.label);
  const knots = o.heights ? o.heights.length - 1 : (o.knots ?? 6);
  const skeleton: Point[] = [];
  for (let i = 0; i <= knots; i += 1) {
    const height = o.heights ? (o.heights[i] ?? 0) : r(-1, 1);
    skeleton.push([-40 + ((stage.width + 80) * i) / knots, o.y + height * o.swing]);
  }
  const smooth = rounded(skeleton);
  const points = crag(smooth, o.rough, 0.52, r, 3);
  return { points, at: heightAt(points) };
};

/** Softens corners twice (Chaikin), keeping the ends. */
export const rounded = (points: readonly Point[], times = 2): Point[] => {
  let out = [...points];
  for (let t = 0; t < times; t += 1) {
    const next: Point[] = [];
    out.forEach((p, i) => {
      const q = out[i + 1];
      if (i === 0) next.push(p);
      if (!q) return void next.push(p);
      next.push([p[0] * 0.75 + q[0] * 0.25, p[1] * 0.75 + q[1] * 0.25]);
      next.push([p[0] * 0.25 + q[0] * 0.75, p[1] * 0.25 + q[1] * 0.75]);
    });
    out = next;
  }
  return out;
};

/** Tree tops along a ridge: the line with small irregular points on it. */
const wooded = (points: readonly Point[], size: number, r: Random): Point[] => {
  const at = heightAt(points);
  const first = points[0]?.[0] ?? 0;
  const last = points[points.length - 1]?.[0] ?? 0;
  const out: Point[] = [];
  for (let x = first; x < last;) {
    const wide = size * r(0.42, 0.8);
    const tall = r.chance(0.16) ? 0.15 : r(0.45, 1.25);
    out.push([x, at(x) - size * 0.1], [x + wide * 0.5, at(x + wide * 0.5) - size * tall]);
    x += wide;
  }
  return out;
};

/** How a sheet of hill is coloured: crest and foot colour, its folds and its trees. */
export interface SheetOptions {
  fill: string;
  foot?: string;
  folds?: number;
  /** Height of the tree tops on the crest; 0 for a bare crest. */
  wood?: number;
}

/** A hill cut from one sheet of paper, with folds that turn away from the light. */
export const sheet = (stage: Stage, line: Ridge, o: SheetOptions): string => {
  const { width: w, height: h, light } = stage;
  const r = stage.random(`sheet${o.fill}${n(line.at(w / 2))}`);
  const crest = o.wood ? wooded(line.points, o.wood, r) : line.points;
  const outline: Point[] = [...crest, [w + 40, h + 20], [-40, h + 20]];
  const tone = fade(stage, [
    [0, o.fill],
    [1, o.foot ?? o.fill],
  ]);
  const clip = stage.id('clip');
  const dark = mix(o.fill, stage.palette.shadow, 0.55);
  const turn = fade(
    stage,
    [
      [0, dark, 0.75],
      [0.75, dark, 0],
    ],
    'right',
  );
  const back = fade(
    stage,
    [
      [0.25, dark, 0],
      [1, dark, 0.75],
    ],
    'right',
  );
  let folds = '';
  const count = o.folds ?? 0;
  for (let i = 0; i < count; i += 1) {
    const x = w * ((i + r(0.15, 0.85)) / count);
    const y = line.at(x);
    const away = x > light[0] ? 1 : -1;
    const size = r(0.07, 0.13) * w;
    const at = (dx: number, dy: number): string => `${n(x + away * dx * size)} ${n(y + dy * size)}`;
    const far = x + away * 2 * size;
    folds += path(
      `M${n(x)} ${n(y - 4)}C${at(0.2, 0.05)} ${at(0.22, 0.2)} ${at(0.46, 0.27)}S${at(0.66, 0.5)} ${at(1.05, 0.72)}L${at(2, 0.72)}L${n(far)} ${n(line.at(far) - 4)}Z`,
      away > 0 ? turn.fill : back.fill,
      { opacity: 0.34 },
    );
  }
  return lift(
    stage,
    `${tone.def}${turn.def}${back.def}${path(shape(outline), tone.fill)}` +
      (folds
        ? `<clipPath id="${clip}"><path d="${shape(outline)}"/></clipPath>${group(folds, { 'clip-path': `url(#${clip})` })}`
        : ''),
  );
};

/** A band of haze from edge to edge, thickest at `y + height / 2`. */
export const hazeBand = (stage: Stage, y: number, height: number, opacity: number): string =>
  rect(0, y, stage.width, height, stage.use('haze'), { opacity });

/** A plain polygon of the near ground down to the foot of the picture. */
export const ground = (stage: Stage, top: readonly Point[], fill: string): string =>
  lift(
    stage,
    poly([...top, [stage.width + 40, stage.height + 20], [-40, stage.height + 20]], fill),
  );
