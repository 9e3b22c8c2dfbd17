import { type Stage, fade, lift, soft } from '../stage';
import { group, line, mix, n, path, place, poly, rect } from '../svg';
import { deodar } from './deodar';
import { school } from './school';
import { field, vista } from './vista';

/** What lies before the school's window, and how the window is cut. */
export interface OutlookOptions {
  /** The opening: upper left corner, width and height. */
  opening: readonly [x: number, y: number, w: number, h: number];
  wall: string;
  /** The middle of the school's foot and its scale. */
  school: readonly [x: number, y: number, scale: number];
  /** Cedars: foot and height. */
  trees: readonly (readonly [x: number, y: number, size: number])[];
  /** Cedars close to the window, before the others. */
  near?: OutlookOptions['trees'];
  columns?: number;
  rows?: number;
}

const wood = '#FBF3E0';

const bars = ({ opening: [x, y, w, h], columns = 4, rows = 3 }: OutlookOptions): string => {
  let d = '';
  for (let i = 1; i < columns; i += 1) d += `M${n(x + (w * i) / columns)} ${n(y)}v${n(h)}`;
  for (let i = 1; i < rows; i += 1) d += `M${n(x)} ${n(y + (h * i) / rows)}h${n(w)}`;
  return d;
};

/** The hills and the school through a wide window, with the wall around it. */
export const outlook = (stage: Stage, o: OutlookOptions): string => {
  const { width, height, palette: p } = stage;
  const [x, y, w, h] = o.opening;
  const [sx, sy, scale] = o.school;
  const hole = (by: number): string =>
    `M${n(x - by)} ${n(y - by)}h${n(w + by * 2)}v${n(h + by * 2)}h${n(-w - by * 2)}Z`;
  const wash = fade(
    stage,
    [
      [0, mix(o.wall, '#FFFFFF', 0.3)],
      [1, mix(o.wall, '#3A2A20', 0.1)],
    ],
    'right',
  );
  const d = bars(o);
  const grove = (label: string, trees: OutlookOptions['trees']): string =>
    trees.map(([tx, ty, size], i) => deodar(stage, tx, ty, size, `${label}${i}`)).join('');
  return (
    vista(stage, { horizon: 0.55, trees: 100, clouds: 3 }) +
    field(stage, height * 0.57) +
    lift(stage, place(school(stage), sx, sy, scale)) +
    path(
      `M${n(sx - 16 * scale)} ${n(sy + 16)}h${n(32 * scale)}C${n(sx + 40)} ${n(sy + 90)} ${n(sx + 90)} ${n(sy + 150)} ${n(sx + 170)} ${n(sy + 230)}H${n(sx - 30)}C${n(sx - 10)} ${n(sy + 150)} ${n(sx)} ${n(sy + 80)} ${n(sx - 16 * scale)} ${n(sy + 16)}Z`,
      p.path,
    ) +
    lift(stage, grove('o', o.trees)) +
    (o.near ?? []).map((tree, i) => lift(stage, grove(`n${i}`, [tree]))).join('') +
    poly(
      [
        [x + w * 0.04, y + h],
        [x + w * 0.3, y],
        [x + w * 0.4, y],
        [x + w * 0.14, y + h],
      ],
      '#FFFFFF',
      { opacity: 0.1 },
    ) +
    wash.def +
    lift(
      stage,
      path(`M0 0H${width}V${height}H0Z${hole(22)}`, wash.fill, { 'fill-rule': 'evenodd' }),
    ) +
    lift(stage, path(hole(24) + hole(0), wood, { 'fill-rule': 'evenodd' })) +
    group(
      line(d, mix(wood, '#5A3E28', 0.35), 13, { 'stroke-linecap': 'butt' }) +
        line(d, wood, 9, { 'stroke-linecap': 'butt' }),
    ) +
    path(hole(0), 'none', { stroke: mix(wood, '#5A3E28', 0.3), 'stroke-width': 4 }) +
    path(hole(24), 'none', { stroke: mix(wood, '#5A3E28', 0.2), 'stroke-width': 3 })
  );
};

/** A curtain gathered to one side of a window; `side` is -1 for the left one, 1 for the right one. */
export const curtain = (
  stage: Stage,
  o: { edge: number; inner: number; top: number; foot: number; side: 1 | -1; tone: string },
): string => {
  const { edge, inner, top, foot, side, tone } = o;
  const h = foot - top;
  const at = (t: number): number => edge + (inner - edge) * t;
  const folds = [0.2, 0.42, 0.64, 0.84]
    .map(
      (t) =>
        `M${n(at(t))} ${n(top)}Q${n(at(t * 0.9))} ${n(top + h * 0.4)} ${n(at(t * 0.44))} ${n(top + h * 0.64)}M${n(at(t * 0.44))} ${n(top + h * 0.7)}Q${n(at(t * 0.7))} ${n(top + h * 0.84)} ${n(at(t * 0.8))} ${n(foot)}`,
    )
    .join('');
  return lift(
    stage,
    path(
      `M${n(edge + side * 60)} ${n(top)}H${n(inner)}C${n(inner)} ${n(top + h * 0.34)} ${n(at(0.8))} ${n(top + h * 0.52)} ${n(at(0.46))} ${n(top + h * 0.66)}Q${n(at(0.72))} ${n(top + h * 0.84)} ${n(at(0.84))} ${n(foot)}H${n(edge + side * 60)}Z`,
      tone,
    ) +
      line(folds, mix(tone, '#2A1A10', 0.3), 4, { opacity: 0.55 }) +
      line(
        `M${n(edge + side * 30)} ${n(top + h * 0.6)}Q${n(at(0.24))} ${n(top + h * 0.71)} ${n(at(0.5))} ${n(top + h * 0.66)}`,
        mix(tone, '#F3C969', 0.75),
        20,
      ) +
      line(
        `M${n(edge + side * 30)} ${n(top + h * 0.612)}Q${n(at(0.24))} ${n(top + h * 0.722)} ${n(at(0.5))} ${n(top + h * 0.672)}`,
        mix(tone, '#2A1A10', 0.25),
        3,
        { opacity: 0.5 },
      ),
  );
};

/** A desk before the window with the sill behind it; its far edge is at `y`, `front` its near one. */
export const desk = (stage: Stage, y: number, front: number, tone: string): string => {
  const { width: w, height: h, palette: p } = stage;
  const r = stage.random('desk');
  const top = fade(stage, [
    [0, mix(tone, '#2A1A10', 0.12)],
    [0.35, tone],
    [1, mix(tone, '#FFFFFF', 0.22)],
  ]);
  let veins = '';
  for (let i = 0; i < 26; i += 1) {
    const vy = y + 16 + (front - y - 26) * r();
    const vx = r(-100, w);
    veins += `M${n(vx)} ${n(vy)}q${n(r(80, 160))} ${n(r(-6, 6))} ${n(r(200, 380))} 0`;
  }
  const patch = (x: number): string =>
    poly(
      [
        [x, y + 4],
        [x + 210, y + 4],
        [x + 330, front],
        [x + 70, front],
      ],
      p.glow,
      { opacity: 0.22 },
    );
  return (
    top.def +
    soft(stage, rect(-10, y - 36, w + 20, 24, mix(wood, '#FFFFFF', 0.4))) +
    rect(-10, y - 13, w + 20, 14, mix(wood, '#5A3E28', 0.3)) +
    lift(stage, rect(-10, y, w + 20, h - y, top.fill)) +
    line(veins, mix(tone, '#2A1A10', 0.35), 2, { opacity: 0.3 }) +
    [-60, 310, 1160, 1440].map(patch).join('') +
    rect(0, front, w, h - front, mix(tone, '#2A1A10', 0.28)) +
    rect(0, front, w, 9, mix(tone, '#FFFFFF', 0.36)) +
    rect(0, front + 9, w, 8, '#2A1A10', { opacity: 0.18 })
  );
};
