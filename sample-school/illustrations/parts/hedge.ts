import { type Stage } from '../stage';
import { ellipse, mix, n, path, rect } from '../svg';

/** A clipped hedge between two points on level ground: rounded ends, lit from above, in leaf. */
export const hedge = (stage: Stage, from: number, to: number, y: number, tall: number): string => {
  const { palette: p } = stage;
  const r = stage.random(`hedge${n(from)}`);
  const bumps = (lift: number, inset: number): string => {
    let d = `M${n(from + inset)} ${n(y)}Q${n(from + inset - tall * 0.16)} ${n(y - tall * 0.5)} ${n(from + inset + tall * 0.2)} ${n(y - tall * lift)}`;
    for (let x = from + inset + tall * 0.2; x < to - inset - tall * 0.2;) {
      const step = Math.min(r(9, 20), to - inset - tall * 0.2 - x);
      d += `q${n(step / 2)} ${n(-r(4, 9))} ${n(step)} 0`;
      x += step;
    }
    return `${d}Q${n(to - inset + tall * 0.16)} ${n(y - tall * 0.5)} ${n(to - inset)} ${n(y)}Z`;
  };
  let leaves = '';
  for (let x = from + tall * 0.3; x < to - tall * 0.3; x += r(5, 13))
    leaves += `M${n(x)} ${n(y - tall * r(0.12, 0.8))}q${n(r(2, 5))} ${n(-r(3, 6))} ${n(r(6, 10))} 0q${n(-r(3, 5))} ${n(r(3, 5))} ${n(-r(6, 10))} 0Z`;
  return (
    ellipse((from + to) / 2, y, (to - from) / 2, tall * 0.1, p.shadow, { opacity: 0.24 }) +
    path(bumps(0.8, 0), p.tree[2]) +
    path(bumps(0.84, tall * 0.08), p.tree[1], {
      transform: `translate(0 ${n(-tall * 0.06)})`,
      opacity: 0.9,
    }) +
    rect(from + tall * 0.1, y - tall * 0.34, to - from - tall * 0.2, tall * 0.32, p.tree[2], {
      opacity: 0.5,
      rx: tall * 0.12,
    }) +
    path(leaves, mix(p.tree[0], p.lawnLight, 0.3), { opacity: 0.55 })
  );
};
