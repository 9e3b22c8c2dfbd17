import { type Stage, soft } from '../stage';
import { circle, line, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

const saffron = '#E98A2E';
const green = '#2C7A45';

const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, 'none', { stroke: '#1F3F7A', 'stroke-width': r * 0.16 }) +
  circle(x, y, r * 0.18, '#1F3F7A') +
  line(
    Array.from(
      { length: 24 },
      (_, i) =>
        `M${n(x)} ${n(y)}L${n(x + Math.cos((i * Math.PI) / 12) * r * 0.92)} ${n(y + Math.sin((i * Math.PI) / 12) * r * 0.92)}`,
    ).join(''),
    '#1F3F7A',
    r * 0.05,
  );

/** The national flag of India in the wind; (x, y) is its upper corner at the pole. */
export const tricolour = (stage: Stage, x: number, y: number, w: number): string => {
  const h = w * 0.667;
  const band = (k: number): string => {
    const a = y + (h * k) / 3;
    const b = a + h / 3 + 0.6;
    return `M${n(x)} ${n(a)}C${n(x + w * 0.25)} ${n(a - h * 0.1)} ${n(x + w * 0.4)} ${n(a + h * 0.12)} ${n(x + w * 0.62)} ${n(a + h * 0.03)}S${n(x + w * 0.9)} ${n(a - h * 0.05)} ${n(x + w)} ${n(a + h * 0.04)}V${n(b + h * 0.04)}C${n(x + w * 0.9)} ${n(b - h * 0.05)} ${n(x + w * 0.84)} ${n(b - h * 0.06)} ${n(x + w * 0.62)} ${n(b + h * 0.03)}S${n(x + w * 0.25)} ${n(b - h * 0.1)} ${n(x)} ${n(b)}Z`;
  };
  return soft(
    stage,
    path(band(0), saffron) +
      path(band(1), '#FFFDF6') +
      path(band(2), green) +
      wheel(x + w * 0.5, y + h * 0.53, h * 0.135) +
      path(
        `M${n(x + w * 0.3)} ${n(y + h * 0.02)}C${n(x + w * 0.36)} ${n(y + h * 0.3)} ${n(x + w * 0.36)} ${n(y + h * 0.7)} ${n(x + w * 0.3)} ${n(y + h)}L${n(x + w * 0.42)} ${n(y + h * 1.04)}C${n(x + w * 0.48)} ${n(y + h * 0.7)} ${n(x + w * 0.48)} ${n(y + h * 0.4)} ${n(x + w * 0.42)} ${n(y + h * 0.06)}Z`,
        '#16211C',
        { opacity: 0.1 },
      ) +
      path(
        `M${n(x + w * 0.74)} ${n(y)}Q${n(x + w * 0.8)} ${n(y + h * 0.5)} ${n(x + w * 0.74)} ${n(y + h)}H${n(x + w * 0.86)}Q${n(x + w * 0.92)} ${n(y + h * 0.5)} ${n(x + w * 0.86)} ${n(y)}Z`,
        '#16211C',
        { opacity: 0.09 },
      ),
  );
};

/** A flagpole on a stepped base with the national flag; (x, y) is the middle of the base. */
export const flagpole = (stage: Stage, x: number, y: number, tall: number, flagW: number): string =>
  soft(
    stage,
    rect(x - 90, y - 24, 180, 26, stage.palette.trim) +
      rect(x - 62, y - 48, 124, 26, stage.palette.wall) +
      rect(x - 36, y - 70, 72, 24, stage.palette.trim) +
      rect(x - 90, y - 4, 180, 6, stage.palette.wallShade) +
      line(`M${n(x)} ${n(y - 70)}V${n(y - tall)}`, '#F4EFE2', 8) +
      line(`M${n(x + 2.5)} ${n(y - 70)}V${n(y - tall)}`, '#B9AE95', 2.5) +
      circle(x, y - tall - 6, 9, tokens.marigold),
  ) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      circle(x - 84 + i * 28, y - 22 + (i % 2) * 5, 9, i % 2 ? tokens.marigold : '#E07B2E'),
    )
    .join('') +
  tricolour(stage, x + 4, y - tall + 6, flagW);

/** Bunting that hangs between two points; the pennants take the colours in turn. */
export const bunting = (
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
  colours: readonly string[],
): string => {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag * 2;
  const at = (t: number): [number, number] => [
    (1 - t) ** 2 * x1 + 2 * (1 - t) * t * mx + t * t * x2,
    (1 - t) ** 2 * y1 + 2 * (1 - t) * t * my + t * t * y2,
  ];
  const count = Math.max(4, Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.35)));
  let out = line(`M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}`, '#8A7A60', 2.5);
  for (let i = 0; i < count; i += 1) {
    const [ax, ay] = at((i + 0.12) / count);
    const [bx, by] = at((i + 0.88) / count);
    const tone = colours[i % colours.length] ?? tokens.marigold;
    out +=
      poly(
        [
          [ax, ay],
          [bx, by],
          [(ax + bx) / 2, (ay + by) / 2 + size * 1.1],
        ],
        tone,
      ) +
      poly(
        [
          [bx, by],
          [(ax + bx) / 2, (ay + by) / 2 + size * 1.1],
          [ax * 0.4 + bx * 0.6, ay * 0.4 + by * 0.6],
        ],
        '#16211C',
        { opacity: 0.1 },
      );
  }
  return soft(stage, out);
};

/** The three colours of the national flag, for bunting and balloons. */
export const flagColours = [saffron, '#FFFDF6', green] as const;
