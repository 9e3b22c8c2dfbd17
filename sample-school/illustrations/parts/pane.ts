import { type Stage, fade, lift, soft } from '../stage';
import { group, line, mix, n, path, place, poly, rect } from '../svg';
import { deodar } from './deodar';
import { vista } from './vista';
import { arch } from './windows';

/** The share of the height of the outdoor view that a window shows, from `top` to `foot`. */
const seen = { top: 0.06, foot: 0.7 };

/**
 * The hills as they are seen through a window: one view lies behind all windows of a room, so that
 * the range goes on from pane to pane.
 */
const outside = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: string,
): string => {
  const r = stage.random(`view${seed}`);
  const zoom = Math.max(h / (stage.height * (seen.foot - seen.top)), w / (stage.width * 0.9));
  const room = stage.width - w / zoom;
  const from = Math.min(room, Math.max(0, (room * x) / (stage.width - w || 1)));
  let trees = '';
  for (let i = 0; i < Math.round(w / 60); i += 1) {
    const tx = x + w * ((i + r()) / Math.round(w / 60));
    trees += deodar(stage, tx, y + h * r(1, 1.12), h * r(0.22, 0.5), `${seed}${i}`);
  }
  return (
    place(
      vista(stage, { horizon: 0.58, trees: 90, clouds: 4 }),
      x - from * zoom,
      y - stage.height * seen.top * zoom,
      zoom,
    ) + lift(stage, trees)
  );
};

/** A window of a room; (x, y) is its upper left corner. */
export interface PaneOptions {
  round?: boolean;
  columns?: number;
  rows?: number;
  frame?: string;
  curtain?: string;
}

/** A tall window with the hills behind it, its frame, its sill and, if wished, curtains. */
export const pane = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  o: PaneOptions = {},
): string => {
  const clip = stage.id('pane');
  const frame = o.frame ?? '#FDF6E6';
  const shape = o.round
    ? arch(x + w / 2, y + h, w, h)
    : `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  const outer = o.round
    ? arch(x + w / 2, y + h, w + 30, h + 15)
    : `M${n(x - 15)} ${n(y - 15)}h${n(w + 30)}v${n(h + 15)}h${n(-w - 30)}Z`;
  const columns = o.columns ?? 2;
  const rows = o.rows ?? 3;
  let bars = '';
  for (let i = 1; i < columns; i += 1) bars += `M${n(x + (w * i) / columns)} ${n(y)}v${n(h)}`;
  for (let i = 1; i < rows; i += 1) bars += `M${n(x)} ${n(y + (h * i) / rows)}h${n(w)}`;
  const drape = (side: number): string => {
    const ex = side < 0 ? x - 34 : x + w + 34;
    const inner = side < 0 ? x + w * 0.17 : x + w * 0.83;
    const d = `M${n(ex)} ${n(y - 34)}H${n(inner)}C${n(inner + side * 4)} ${n(y + h * 0.4)} ${n(inner + side * w * 0.03)} ${n(y + h * 0.6)} ${n(ex - side * 30)} ${n(y + h * 0.72)}Q${n(inner + side * 20)} ${n(y + h * 0.9)} ${n(inner + side * 10)} ${n(y + h + 30)}H${n(ex)}Z`;
    const folds = [0.25, 0.5, 0.75]
      .map(
        (t) =>
          `M${n(ex + (inner - ex) * t)} ${n(y - 30)}Q${n(ex + (inner - ex) * t * 0.8)} ${n(y + h * 0.4)} ${n(ex - side * 20 * t)} ${n(y + h * 0.7)}`,
      )
      .join('');
    return (
      path(d, o.curtain ?? frame) +
      line(folds, mix(o.curtain ?? frame, '#2A1A10', 0.35), 3, { opacity: 0.4 }) +
      rect(
        Math.min(ex, ex - side * 40),
        y + h * 0.7,
        40,
        12,
        mix(o.curtain ?? frame, '#FFFFFF', 0.4),
      )
    );
  };
  return (
    soft(stage, path(outer, frame)) +
    `<clipPath id="${clip}"><path d="${shape}"/></clipPath>` +
    group(
      outside(stage, x, y, w, h, `${n(x)}`) +
        path(
          `M${n(x)} ${n(y + h)}V${n(y)}H${n(x + w)}V${n(y + 16)}H${n(x + 12)}V${n(y + h)}Z`,
          '#1A120A',
          { opacity: 0.2 },
        ) +
        poly(
          [
            [x + w * 0.1, y + h],
            [x + w * 0.5, y],
            [x + w * 0.64, y],
            [x + w * 0.24, y + h],
          ],
          '#FFFFFF',
          { opacity: 0.1 },
        ),
      { 'clip-path': `url(#${clip})` },
    ) +
    group(
      line(bars, frame, 9) +
        path(shape, 'none', { stroke: mix(frame, '#5A3E28', 0.25), 'stroke-width': 3 }),
      { 'clip-path': `url(#${clip})` },
    ) +
    soft(stage, rect(x - 26, y + h, w + 52, 16, mix(frame, '#FFFFFF', 0.3), { rx: 3 })) +
    (o.curtain
      ? lift(stage, drape(-1) + drape(1) + rect(x - 48, y - 42, w + 96, 9, '#6B4A30', { rx: 4 }))
      : '')
  );
};

/** Daylight that falls from a window across the room onto the floor. */
export const shaft = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  lean: number,
  opacity = 0.2,
): string => {
  const fall = stage.height * 0.98;
  const glow = fade(stage, [
    [0, stage.palette.glow, 0],
    [0.45, stage.palette.glow, 0.8],
    [1, stage.palette.glow, 0.1],
  ]);
  return (
    glow.def +
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w + lean * (fall - y), fall],
        [x + lean * (fall - y - h), fall - h * 0.1],
      ],
      glow.fill,
      { opacity, filter: stage.use('blur') },
    )
  );
};
