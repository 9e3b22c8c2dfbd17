import { lift, type Stage } from '../stage';
import { group, mix, n, path, type Point } from '../svg';
import { wood } from './deodar';
import type { Random } from '../random';
import { peaks, range, type RangeOptions } from './peaks';
import { hazeBand, heightAt, ridge, rounded, sheet } from './ridge';
import { birds, cloud, moon, sky, stars, streak, sun } from './sky';

/** The view behind an outdoor scene. */
export interface VistaOptions {
  /** Where the hills end and the ground of the scene begins, as a share of the height. */
  horizon: number;
  /** Leave the snow range out. */
  near?: boolean;
  /** Height of the trees along the horizon in pixels; 0 for none. */
  trees?: number;
  gaps?: readonly (readonly [number, number])[];
  clouds?: number;
}

const overhead = (stage: Stage, count: number, floor: number): string => {
  const r = stage.random('overhead');
  const { width: w, mood } = stage;
  if (mood === 'night') return stars(stage, 160) + moon(stage);
  let out = '';
  if (mood === 'monsoon')
    for (let i = 0; i < 6; i += 1)
      out += cloud(
        stage,
        w * (i * 0.19 - 0.14) + r(-40, 40),
        floor * r(0.12, 0.5),
        r(380, 560),
        `rain${i}`,
      );
  else out += sun(stage);
  for (let i = 0; i < count; i += 1) {
    const x = w * ((i + r(0.05, 0.7)) / count);
    const y = floor * r(0.16, 0.62);
    out +=
      mood === 'dusk' || r.chance(0.25)
        ? streak(stage, x, y, r(140, 300), 0.55)
        : cloud(stage, x, y, r(130, 280), `v${i}`);
  }
  return (
    out +
    (mood === 'monsoon'
      ? ''
      : birds(stage, w * r(0.3, 0.7), floor * 0.3, 4, stage.palette.rockShade))
  );
};

/** Summits and saddles of a range: one or two that stand out, the others lower. */
const skyline = (r: Random, squeeze: number): Pick<RangeOptions, 'summits' | 'saddles'> => {
  const count = Math.round(r(7, 10));
  const high = [Math.floor(r(0, count)), Math.floor(r(0, count))];
  const summits: Point[] = [];
  const saddles: Point[] = [[-0.08, r(0.28, 0.33) * squeeze]];
  for (let i = 0; i < count; i += 1) {
    const x = (i + r(0.3, 0.7)) / count;
    summits.push([x, (high.includes(i) ? r(0.15, 0.19) : r(0.225, 0.3)) * squeeze]);
    saddles.push([(i + 1) / count + r(-0.01, 0.01), r(0.305, 0.35) * squeeze]);
  }
  saddles[count] = [1.08, r(0.28, 0.33) * squeeze];
  return { summits, saddles };
};

/** Sky, snow range, ridges and a line of woods down to the horizon; seeded, so no two are alike. */
export const vista = (stage: Stage, o: VistaOptions): string => {
  const { height: h, width: w, palette: p } = stage;
  const r = stage.random('vista');
  const squeeze = o.horizon / 0.62;
  const tops = {
    ...skyline(r, squeeze),
    snowline: range.snowline * squeeze,
    foot: range.foot * squeeze,
  };
  const hills = p.far
    .map((tone, i) => {
      const y = h * (0.43 + i * 0.052) * squeeze;
      const line = ridge(stage, {
        label: `hill${i}`,
        y,
        swing: h * 0.042 * squeeze,
        rough: i < 2 ? 8 : 5,
        knots: 6,
      });
      return (
        sheet(stage, line, {
          fill: tone,
          foot: mix(tone, p.mist, 0.4 - i * 0.08),
          folds: 5 - i,
          wood: i === 3 ? 15 : i === 2 ? 8 : 0,
        }) + (i < 3 ? hazeBand(stage, y + h * 0.02, h * 0.09 * squeeze, 0.5) : '')
      );
    })
    .join('');
  const edge = rounded([
    [-40, h * (o.horizon - 0.01)],
    [w * 0.3, h * (o.horizon - r(0.02, 0.05))],
    [w * 0.64, h * (o.horizon - r(0, 0.04))],
    [w + 40, h * (o.horizon - 0.02)],
  ]);
  const at = heightAt(edge);
  const size = o.trees ?? 120;
  return (
    sky(stage) +
    overhead(stage, o.clouds ?? 3, h * 0.4 * squeeze) +
    (o.near ? '' : peaks(stage, tops)) +
    group(hills) +
    (size
      ? lift(
          stage,
          wood(stage, { label: 'vista', count: 52, size: size * 0.8, at, gaps: o.gaps }) +
            wood(stage, {
              label: 'vista2',
              count: 26,
              size: size * 1.2,
              at: (x) => at(x) + 8,
              gaps: o.gaps,
            }),
        )
      : '') +
    lift(
      stage,
      path(
        `M-40 ${n(at(-40))}${edge.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}V${h + 20}H-40Z`,
        p.near[0],
      ),
    )
  );
};

/** A field with mowing bands from the given height down to the foot of the picture. */
export const field = (stage: Stage, top: number, tone = stage.palette.lawn): string => {
  const { width: w, height: h, palette: p } = stage;
  let bands = '';
  for (let i = 0; i < 5; i += 1) {
    const y = top + (h - top) * (i / 5) ** 1.5;
    const next = top + (h - top) * ((i + 0.5) / 5) ** 1.5;
    bands += path(
      `M-20 ${n(y + 14)}Q${n(w / 2)} ${n(y - 6)} ${n(w + 20)} ${n(y + 10)}V${n(next + 10)}Q${n(w / 2)} ${n(next - 8)} -20 ${n(next + 14)}Z`,
      p.lawnLight,
      { opacity: 0.28 },
    );
  }
  return (
    lift(
      stage,
      path(
        `M-20 ${n(top + 8)}Q${n(w / 2)} ${n(top - 14)} ${n(w + 20)} ${n(top + 4)}V${h + 20}H-20Z`,
        tone,
      ),
    ) + bands
  );
};
