import type { Stage } from '../stage';
import { line, mix, n, path, rect } from '../svg';
import { gable } from './roofs';
import { arch, schoolWindow } from './windows';

const storey = 46;

/** The height of the stone foot of the school. */
export const plinth = 9;

/** Where the roofs of the wings begin, above the foot at y = 0. */
export const eaves = -(plinth + storey * 2);

/** A two-storey wing with its arcade, between two places on the foot. */
export const wing = (stage: Stage, left: number, right: number): string => {
  const { palette: p } = stage;
  const r = stage.random(`wing${left}`);
  const bays = Math.round((right - left) / 22);
  const bay = (right - left) / bays;
  const inner = p.lit > 0.5 ? mix(p.wallShade, p.lamp, 0.35) : mix(p.wallShade, p.shadow, 0.34);
  let out =
    rect(left, eaves, right - left, -eaves, p.wall) +
    rect(left, -plinth, right - left, plinth, p.stone) +
    rect(left, -plinth - 1.6, right - left, 2.2, p.wallShade);
  for (let i = 0; i < bays; i += 1) {
    const x = left + bay * (i + 0.5);
    const ground = -plinth;
    out += path(arch(x, ground, bay * 0.72, storey * 0.8), inner);
    out +=
      i % 2
        ? rect(x - 4.4, ground - 24, 8.8, 24, p.roofShade, { opacity: 0.75 }) +
          rect(x - 4.4, ground - 24, 8.8, 5, p.lit > 0.5 ? p.lamp : p.glass)
        : rect(x - 4.6, ground - 22, 9.2, 12, p.lit > 0.15 && r.chance(p.lit) ? p.lamp : p.glass);
    out += path(
      `${arch(x, ground, bay * 0.72, storey * 0.8)}M${n(x - bay * 0.36 + 3.4)} ${n(ground)}v${n(bay * 0.36 - storey * 0.8 + 3)}a${n(bay * 0.36 - 1.7)} ${n(bay * 0.36 - 1.7)} 0 0 1 ${n(bay * 0.72 - 3.4)} 0l0 -3z`,
      p.shadow,
      { opacity: 0.22, 'fill-rule': 'evenodd' },
    );
    out += line(
      `M${n(x - bay * 0.34)} ${n(ground - 9)}h${n(bay * 0.68)}m0 4h${n(-bay * 0.68)}`,
      p.trim,
      1.1,
    );
    out += schoolWindow(stage, x, -plinth - storey - 8, 9, 25, r);
  }
  out +=
    rect(left, -plinth - storey - 3, right - left, 4, p.trim) +
    rect(left, -plinth - storey + 1, right - left, 1.6, p.wallShade) +
    rect(left, eaves + 3, right - left, 5, p.shadow, { opacity: 0.16 });
  return out;
};

/** A gabled end of a wing; `x` is its middle. */
export const pavilion = (stage: Stage, x: number): string => {
  const { palette: p } = stage;
  const r = stage.random(`pavilion${x}`);
  const half = 30;
  const top = eaves - 8;
  let out =
    rect(x - half, top, half * 2, -top, p.wall) +
    rect(x + half - 9, top, 9, -top, p.wallShade, { opacity: 0.55 }) +
    rect(x - half - 2, -plinth, half * 2 + 4, plinth, p.stone);
  for (let k = 0; k < 9; k += 1)
    out += rect(x - half, top + 6 + k * 11, k % 2 ? 4 : 6, 5, p.wallShade, { opacity: 0.55 });
  for (const dx of [-13, 11]) {
    out += schoolWindow(stage, x + dx, -plinth - 9, 12, 27, r);
    out += schoolWindow(stage, x + dx, -plinth - storey - 8, 12, 27, r);
  }
  return (
    out +
    rect(x - half - 1, -plinth - storey - 3, half * 2 + 2, 4, p.trim) +
    gable(stage, x, half, top, 32)
  );
};
