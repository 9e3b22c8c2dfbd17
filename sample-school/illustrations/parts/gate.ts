import { type Stage, soft } from '../stage';
import { circle, line, mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';
import { glowAt } from './windows';

/** The school gate: stone piers, an iron arch and two open leaves; (x, y) is the middle of the way. */
export const gate = (stage: Stage, x: number, y: number, s: number): string => {
  const { palette: p } = stage;
  const r = stage.random('gate');
  const iron = mix(tokens.pineDark, p.shadow, 0.25);
  const pier = (px: number): string => {
    let stones = rect(
      px - s * 0.17,
      y - s * 0.95,
      s * 0.34,
      s * 0.95,
      mix(p.stone, p.shadow, 0.28),
    );
    for (let row = 0; row < 9; row += 1)
      for (let k = 0; k < 3; k += 1) {
        const wide = s * 0.34 * (k === 1 ? 0.36 : 0.31);
        stones += rect(
          px - s * 0.17 + s * 0.34 * (0.01 + k * 0.335) + (row % 2 ? 2 : 0),
          y - s * 0.95 + row * s * 0.105 + 2,
          wide - 2,
          s * 0.105 - 4,
          mix(p.stone, r.chance(0.5) ? p.trim : p.wallShade, r(0, 0.4)),
          { rx: 3 },
        );
      }
    return (
      stones +
      rect(px - s * 0.21, y - s * 1.01, s * 0.42, s * 0.07, p.trim) +
      rect(px - s * 0.19, y - s * 0.95, s * 0.38, s * 0.03, p.wallShade) +
      circle(px, y - s * 1.08, s * 0.075, p.lit > 0.5 ? p.lamp : p.trim) +
      (p.lit > 0.5 ? glowAt(stage, px, y - s * 1.08, s * 0.4, 0.7) : '') +
      rect(px + s * 0.08, y - s * 0.95, s * 0.09, s * 0.95, p.shadow, { opacity: 0.14 })
    );
  };
  const leaf = (side: number): string => {
    const a = x + side * s * 0.62;
    const b = x + side * s * 0.9;
    const bars = [0.1, 0.3, 0.5, 0.7, 0.9]
      .map(
        (t) =>
          `M${n(a + (b - a) * t)} ${n(y - s * 0.66 - t * s * 0.04)}V${n(y - s * 0.02 + t * s * 0.05)}`,
      )
      .join('');
    return (
      line(
        `M${n(a)} ${n(y - s * 0.62)}L${n(b)} ${n(y - s * 0.68)}V${n(y + s * 0.04)}L${n(a)} ${n(y - s * 0.02)}ZM${n(a)} ${n(y - s * 0.3)}L${n(b)} ${n(y - s * 0.3)}`,
        iron,
        6,
      ) + line(bars, iron, 4)
    );
  };
  return soft(
    stage,
    pier(x - s * 0.8) +
      pier(x + s * 0.8) +
      path(
        `M${n(x - s * 0.8)} ${n(y - s * 0.98)}A${n(s * 0.8)} ${n(s * 0.5)} 0 0 1 ${n(x + s * 0.8)} ${n(y - s * 0.98)}`,
        'none',
        { stroke: iron, 'stroke-width': 9 },
      ) +
      path(
        `M${n(x - s * 0.72)} ${n(y - s * 0.98)}A${n(s * 0.72)} ${n(s * 0.4)} 0 0 1 ${n(x + s * 0.72)} ${n(y - s * 0.98)}`,
        'none',
        { stroke: iron, 'stroke-width': 5 },
      ) +
      line(
        Array.from({ length: 15 }, (_, i) => {
          const a = Math.PI * (0.06 + (i / 14) * 0.88);
          return `M${n(x - Math.cos(a) * s * 0.73)} ${n(y - s * 0.98 - Math.sin(a) * s * 0.41)}L${n(x - Math.cos(a) * s * 0.8)} ${n(y - s * 0.98 - Math.sin(a) * s * 0.49)}`;
        }).join(''),
        iron,
        4,
      ) +
      leaf(-1) +
      leaf(1),
  );
};
