import { type Stage, soft } from '../stage';
import { circle, n, path, rect } from '../svg';
import { tokens } from '../tokens';

/** A winners' podium; (x, y) is the middle of its foot, `s` the height of the first place. */
export const podium = (stage: Stage, x: number, y: number, s: number): string => {
  const step = (dx: number, tall: number, dots: number): string =>
    rect(x + dx - s * 0.6, y - tall, s * 1.2, tall, dots === 1 ? tokens.pine : tokens.pineLight) +
    rect(x + dx - s * 0.6, y - tall, s * 1.2, s * 0.1, tokens.marigold) +
    rect(x + dx + s * 0.4, y - tall + s * 0.1, s * 0.2, tall - s * 0.1, '#0B1A14', {
      opacity: 0.16,
    }) +
    circle(x + dx, y - tall * 0.48, s * 0.17, '#FDF4E2') +
    Array.from({ length: dots }, (_, i) =>
      rect(
        x + dx + (i - dots / 2 + 0.28) * s * 0.08,
        y - tall * 0.48 - s * 0.09,
        s * 0.045,
        s * 0.18,
        tokens.pine,
      ),
    ).join('');
  return soft(stage, step(-s * 1.2, s * 0.7, 2) + step(s * 1.2, s * 0.5, 3) + step(0, s, 1));
};

/** A trophy cup; (x, y) is the middle of its foot. */
export const trophy = (x: number, y: number, s: number): string =>
  rect(x - s * 0.22, y - s * 0.14, s * 0.44, s * 0.14, tokens.woodDark, { rx: 2 }) +
  path(
    `M${n(x - s * 0.05)} ${n(y - s * 0.14)}V${n(y - s * 0.36)}H${n(x + s * 0.05)}V${n(y - s * 0.14)}L${n(x + s * 0.14)} ${n(y - s * 0.12)}H${n(x - s * 0.14)}Z`,
    '#B9832A',
  ) +
  path(
    `M${n(x - s * 0.28)} ${n(y - s * 0.84)}C${n(x - s * 0.56)} ${n(y - s * 0.84)} ${n(x - s * 0.46)} ${n(y - s * 0.5)} ${n(x - s * 0.18)} ${n(y - s * 0.5)}M${n(x + s * 0.28)} ${n(y - s * 0.84)}C${n(x + s * 0.56)} ${n(y - s * 0.84)} ${n(x + s * 0.46)} ${n(y - s * 0.5)} ${n(x + s * 0.18)} ${n(y - s * 0.5)}`,
    'none',
    { stroke: '#C9942F', 'stroke-width': s * 0.06 },
  ) +
  path(
    `M${n(x - s * 0.3)} ${n(y - s)}H${n(x + s * 0.3)}C${n(x + s * 0.3)} ${n(y - s * 0.6)} ${n(x + s * 0.16)} ${n(y - s * 0.34)} ${n(x)} ${n(y - s * 0.34)}S${n(x - s * 0.3)} ${n(y - s * 0.6)} ${n(x - s * 0.3)} ${n(y - s)}Z`,
    tokens.marigold,
  ) +
  path(
    `M${n(x - s * 0.2)} ${n(y - s * 0.94)}Q${n(x - s * 0.18)} ${n(y - s * 0.6)} ${n(x - s * 0.06)} ${n(y - s * 0.46)}`,
    'none',
    { stroke: '#FFF3D2', 'stroke-width': s * 0.05, opacity: 0.8 },
  );
