import type { Random } from '../random';
import { fade, lift, type Stage } from '../stage';
import { group, path, poly, shape, type Point } from '../svg';
import { crag } from './ridge';

/** The snow range: summits and the saddles between them, as shares of width and height. */
export interface RangeOptions {
  summits: readonly Point[];
  saddles: readonly Point[];
  /** Where the snow gives way to rock, as a share of the height. */
  snowline: number;
  /** The foot of the range, as a share of the height. */
  foot: number;
}

/** The range above the school: one long wall of snow with a broad pyramid in it. */
export const range: RangeOptions = {
  summits: [
    [0.03, 0.25],
    [0.135, 0.3],
    [0.245, 0.168],
    [0.33, 0.272],
    [0.405, 0.318],
    [0.56, 0.3],
    [0.64, 0.228],
    [0.735, 0.292],
    [0.865, 0.16],
    [0.965, 0.262],
  ],
  saddles: [
    [-0.03, 0.3],
    [0.095, 0.335],
    [0.168, 0.318],
    [0.306, 0.288],
    [0.372, 0.342],
    [0.478, 0.372],
    [0.59, 0.318],
    [0.708, 0.326],
    [0.77, 0.318],
    [0.938, 0.29],
    [1.03, 0.33],
  ],
  snowline: 0.37,
  foot: 0.56,
};

const spine = (from: Point, foot: number, lean: number, r: Random): Point[] => {
  const out: Point[] = [from];
  const steps = 9;
  const fall = foot - from[1];
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps;
    const swing = (i % 2 ? 1 : -0.75) * fall * 0.05 * r(0.5, 1.3);
    out.push([from[0] + lean * fall * 0.34 * t + swing, from[1] + fall * t + r(-3, 3)]);
  }
  return out;
};

const ribs = (edge: readonly Point[], side: number, reach: number, r: Random): Point[][] =>
  [0.16, 0.3, 0.46, 0.62, 0.78].map((share) => {
    const [x, y] = edge[Math.floor(share * (edge.length - 1))] ?? [0, 0];
    const size = reach * r(0.16, 0.36);
    return [
      [x, y - 2],
      [x + side * size * 0.16, y + size * 0.42],
      [x + side * size * 0.06, y + size * 0.6],
      [x + side * size * 0.3, y + size * 1.1],
      [x + side * size * 0.42, y + size * 0.66],
      [x + side * size * 0.36, y + size * 0.46],
      [x + side * size * 0.44, y + size * 0.12],
    ];
  });

/** The snow range as one sheet with lit and shaded faces, rock below the snow and mist at its foot. */
export const peaks = (stage: Stage, o: RangeOptions = range): string => {
  const { width: w, height: h, palette: p, light } = stage;
  const r = stage.random('peaks');
  const scale = ([x, y]: Point): Point => [x * w, y * h];
  const slopes: Point[][] = [];
  o.summits.forEach((summit, i) => {
    const left = o.saddles[i] ?? summit;
    const right = o.saddles[i + 1] ?? summit;
    slopes.push(crag([scale(left), scale(summit)], 13, 0.55, r, 4));
    slopes.push(crag([scale(summit), scale(right)], 13, 0.55, r, 4));
  });
  const outline = shape([...slopes.flat(), [w * 1.03, h * o.foot], [-w * 0.03, h * o.foot]]);
  const clip = stage.id('range');
  let shade = '';
  let rock = '';
  o.summits.forEach((_, i) => {
    const rising = slopes[i * 2] ?? [];
    const falling = slopes[i * 2 + 1] ?? [];
    const top = falling[0] ?? [0, 0];
    const side = top[0] > light[0] ? 1 : -1;
    const dark = side > 0 ? falling : [...rising].reverse();
    const bright = side > 0 ? [...rising].reverse() : falling;
    const end = dark[dark.length - 1] ?? top;
    const back = spine(top, h * o.foot, side, r).reverse();
    const couloir = spine(end, h * o.foot, -side * 0.5, r);
    shade += poly([...dark, ...couloir, ...back], p.snowShade);
    for (const rib of ribs(bright, side, h * 0.24, r))
      shade += poly(rib, p.snowShade, { opacity: 0.75 });
    for (const rib of ribs(dark, side, h * 0.17, r))
      rock += poly(rib, p.rockShade, { opacity: 0.45 });
  });
  const teeth: Point[] = [];
  for (let x = -w * 0.03, up = true; x < w * 1.03; up = !up) {
    teeth.push([x, h * o.snowline + (up ? -r(0, 0.066) : r(0.002, 0.034)) * h]);
    x += r(8, 40);
  }
  const rocky = (points: readonly Point[], drop: number): Point[] => [
    ...points.map(([x, y]): Point => [x, y + drop]),
    [w * 1.03, h * o.foot],
    [-w * 0.03, h * o.foot],
  ];
  const foot = fade(stage, [
    [0, p.mist, 0],
    [0.5, p.mist, 0.15],
    [1, p.mist, 0.9],
  ]);
  return lift(
    stage,
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>${foot.def}` +
      path(outline, p.snow) +
      group(
        shade +
          poly(rocky(teeth, 0), p.rock, { opacity: 0.85 }) +
          rock +
          poly(
            rocky(
              teeth.filter((_, i) => i % 3 !== 1),
              h * 0.045,
            ),
            p.rockShade,
            { opacity: 0.5 },
          ) +
          path(outline, foot.fill),
        { 'clip-path': `url(#${clip})` },
      ),
  );
};
