import { tokens } from '../palettes';
import { fade, soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';
import { glowAt } from './windows';

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

/** A string of marigolds between two points. */
export const garland = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
): string => {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.1));
  let out = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
    out +=
      circle(x, y, size * 0.62, i % 2 ? '#E07B2E' : tokens.marigold) +
      circle(x - size * 0.14, y - size * 0.14, size * 0.26, tokens.marigoldLight, { opacity: 0.8 });
  }
  return out;
};

/** A round paper lantern; (x, y) is its middle. */
export const lantern = (stage: Stage, x: number, y: number, s: number, colour: string): string =>
  line(
    `M${n(x)} ${n(y - s * 1.6)}V${n(y - s * 0.5)}M${n(x)} ${n(y + s * 0.5)}V${n(y + s * 0.9)}`,
    '#8A7A60',
    2,
  ) +
  glowAt(stage, x, y, s * 1.6, 0.3) +
  ellipse(x, y, s * 0.56, s * 0.5, colour) +
  [0.2, 0.4]
    .map((k) =>
      ellipse(x, y, s * k, s * 0.5, 'none', {
        stroke: mix(colour, '#FFFFFF', 0.4),
        'stroke-width': 1.6,
      }),
    )
    .join('') +
  rect(x - s * 0.2, y - s * 0.54, s * 0.4, s * 0.09, mix(colour, '#000000', 0.3)) +
  rect(x - s * 0.2, y + s * 0.46, s * 0.4, s * 0.09, mix(colour, '#000000', 0.3));

/** A bunch of balloons; (x, y) is where the strings meet. */
export const balloons = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  colours: readonly string[],
): string =>
  soft(
    stage,
    colours
      .map((tone, i) => {
        const bx = x + (i - (colours.length - 1) / 2) * s * 0.62;
        const by = y - s * (1.9 + ((i * 5) % 3) * 0.34);
        return (
          line(
            `M${n(x)} ${n(y)}Q${n(bx)} ${n(by + s)} ${n(bx)} ${n(by + s * 0.5)}`,
            '#8A7A60',
            1.8,
          ) +
          path(
            `M${n(bx)} ${n(by + s * 0.54)}C${n(bx - s * 0.56)} ${n(by + s * 0.1)} ${n(bx - s * 0.42)} ${n(by - s * 0.5)} ${n(bx)} ${n(by - s * 0.5)}S${n(bx + s * 0.56)} ${n(by + s * 0.1)} ${n(bx)} ${n(by + s * 0.54)}Z`,
            tone,
          ) +
          ellipse(bx - s * 0.15, by - s * 0.2, s * 0.08, s * 0.14, '#FFFFFF', { opacity: 0.5 })
        );
      })
      .join(''),
  );

/** Heavy stage curtains on both sides and a scalloped border above. */
export const curtains = (stage: Stage, colour: string, open: number): string => {
  const { width: w, height: h } = stage;
  const dark = mix(colour, '#000000', 0.35);
  const side = (k: number): string => {
    const edge = k < 0 ? 0 : w;
    const inner = k < 0 ? w * (0.5 - open / 2) : w * (0.5 + open / 2);
    let folds = '';
    for (let i = 0; i < 7; i += 1) {
      const t = i / 7;
      const x = edge + (inner - edge) * t;
      const wide = ((inner - edge) / 7) * 0.55;
      folds += path(
        `M${n(x)} 0Q${n(x + wide * 0.4)} ${n(h * 0.5)} ${n(x - k * 6)} ${n(h)}H${n(x + wide)}Q${n(x + wide * 1.2)} ${n(h * 0.5)} ${n(x + wide)} 0Z`,
        dark,
        { opacity: 0.5 },
      );
    }
    return soft(
      stage,
      path(
        `M${n(edge + k * 20)} -10H${n(inner)}Q${n(inner + k * 46)} ${n(h * 0.5)} ${n(inner + k * 16)} ${n(h + 10)}H${n(edge + k * 20)}Z`,
        colour,
      ) + folds,
    );
  };
  const count = 9;
  let swag = '';
  for (let i = 0; i < count; i += 1) {
    const a = (w / count) * i;
    swag +=
      path(
        `M${n(a - 8)} -10H${n(a + w / count + 8)}V60Q${n(a + w / count / 2)} 176 ${n(a - 8)} 60Z`,
        i % 2 ? colour : mix(colour, '#000000', 0.12),
      ) +
      line(`M${n(a)} 64Q${n(a + w / count / 2)} 172 ${n(a + w / count)} 64`, tokens.marigold, 7);
  }
  return side(-1) + side(1) + soft(stage, swag);
};

/** A beam from a spotlight at (x, y) to a pool of light on the floor. */
export const beam = (
  stage: Stage,
  x: number,
  y: number,
  tx: number,
  ty: number,
  wide: number,
  tone = '#FFE9B4',
): string => {
  const tone2 = fade(stage, [
    [0, tone, 0.55],
    [1, tone, 0.04],
  ]);
  return (
    tone2.def +
    poly(
      [
        [x - 10, y],
        [x + 10, y],
        [tx + wide, ty],
        [tx - wide, ty],
      ],
      tone2.fill,
      { opacity: 0.8 },
    ) +
    ellipse(tx, ty, wide, wide * 0.16, tone, { opacity: 0.35 })
  );
};

/** An oil lamp with a flame; (x, y) is the middle of its foot. */
export const diya = (stage: Stage, x: number, y: number, s: number): string =>
  glowAt(
    { ...stage, palette: { ...stage.palette, lamp: '#FFD27A' } },
    x,
    y - s * 0.6,
    s * 1.8,
    0.7,
  ) +
  path(
    `M${n(x - s * 0.5)} ${n(y - s * 0.3)}Q${n(x)} ${n(y + s * 0.16)} ${n(x + s * 0.5)} ${n(y - s * 0.3)}Z`,
    '#B8643B',
  ) +
  path(
    `M${n(x)} ${n(y - s * 0.3)}Q${n(x - s * 0.16)} ${n(y - s * 0.56)} ${n(x)} ${n(y - s * 0.86)}Q${n(x + s * 0.16)} ${n(y - s * 0.56)} ${n(x)} ${n(y - s * 0.3)}Z`,
    '#FFC24A',
  ) +
  group(
    path(
      `M${n(x)} ${n(y - s * 0.3)}Q${n(x - s * 0.07)} ${n(y - s * 0.46)} ${n(x)} ${n(y - s * 0.62)}Q${n(x + s * 0.07)} ${n(y - s * 0.46)} ${n(x)} ${n(y - s * 0.3)}Z`,
      '#FFF6DC',
    ),
  );

/** The three colours of the national flag, for bunting and balloons. */
export const flagColours = [saffron, '#FFFDF6', green] as const;
