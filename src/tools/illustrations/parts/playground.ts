import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly } from '../svg';
import { tokens } from '../tokens';
import { bright } from './toys';

/** Paper cut-outs that hang from a string: suns, clouds, stars, leaves. */
export const mobile = (stage: Stage, x1: number, x2: number, y: number, s: number): string => {
  const count = Math.round((x2 - x1) / (s * 2.2));
  let out = line(
    `M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y + s * 0.6)} ${n(x2)} ${n(y)}`,
    '#8A7A60',
    2,
  );
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const top = y + s * 1.2 * t * (1 - t);
    const cy = top + s * (1 + (i % 3) * 0.5);
    const tone = bright[i % bright.length] ?? tokens.marigold;
    out += line(`M${n(x)} ${n(top)}V${n(cy - s * 0.4)}`, '#8A7A60', 1.6);
    if (i % 4 === 0)
      out +=
        circle(x, cy, s * 0.34, tokens.marigold) +
        Array.from({ length: 10 }, (_, k) =>
          group(
            poly(
              [
                [-s * 0.07, -s * 0.38],
                [s * 0.07, -s * 0.38],
                [0, -s * 0.54],
              ],
              tokens.marigold,
            ),
            { transform: `translate(${n(x)} ${n(cy)}) rotate(${k * 36})` },
          ),
        ).join('');
    else if (i % 4 === 1)
      out +=
        ellipse(x, cy, s * 0.5, s * 0.2, '#FFFDF6') +
        circle(x - s * 0.14, cy - s * 0.12, s * 0.22, '#FFFDF6') +
        circle(x + s * 0.18, cy - s * 0.08, s * 0.18, '#FFFDF6');
    else if (i % 4 === 2)
      out += poly(
        Array.from({ length: 10 }, (_, k) => {
          const a = (k * Math.PI) / 5;
          const q = k % 2 ? 0.2 : 0.46;
          return [x + Math.sin(a) * s * q, cy - Math.cos(a) * s * q] as const;
        }),
        tone,
      );
    else
      out +=
        path(
          `M${n(x)} ${n(cy - s * 0.44)}Q${n(x + s * 0.4)} ${n(cy)} ${n(x)} ${n(cy + s * 0.44)}Q${n(x - s * 0.4)} ${n(cy)} ${n(x)} ${n(cy - s * 0.44)}Z`,
          tone,
        ) + line(`M${n(x)} ${n(cy - s * 0.36)}V${n(cy + s * 0.4)}`, '#FFFFFF', 2, { opacity: 0.6 });
  }
  return soft(stage, out);
};

/** A slide with its ladder; (x, y) is the foot of the ladder. */
export const slide = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    line(
      `M${n(x)} ${n(y)}L${n(x + s * 0.16)} ${n(y - s)}M${n(x + s * 0.2)} ${n(y)}L${n(x + s * 0.36)} ${n(y - s)}` +
        [0.2, 0.4, 0.6, 0.8]
          .map((t) => `M${n(x + t * s * 0.16)} ${n(y - t * s)}h${n(s * 0.2)}`)
          .join(''),
      '#2F6493',
      s * 0.04,
    ) +
      path(
        `M${n(x + s * 0.14)} ${n(y - s)}H${n(x + s * 0.44)}C${n(x + s * 0.7)} ${n(y - s * 0.96)} ${n(x + s * 0.9)} ${n(y - s * 0.16)} ${n(x + s * 1.5)} ${n(y - s * 0.1)}L${n(x + s * 1.5)} ${n(y - s * 0.02)}C${n(x + s * 0.8)} ${n(y - s * 0.02)} ${n(x + s * 0.62)} ${n(y - s * 0.84)} ${n(x + s * 0.42)} ${n(y - s * 0.86)}H${n(x + s * 0.14)}Z`,
        tokens.houseRed,
      ) +
      line(
        `M${n(x + s * 0.14)} ${n(y - s)}V${n(y - s * 1.2)}H${n(x + s * 0.42)}V${n(y - s)}`,
        tokens.marigold,
        s * 0.04,
      ),
  );

/** A round leafy tree; (x, y) is its foot. */
export const leafy = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  label: string,
  bloom?: string,
): string => {
  const r = stage.random(`leafy${label}`);
  const { palette: p } = stage;
  let crown = '';
  const tones = [p.tree[2], p.tree[1], p.tree[1], p.tree[0], mix(p.tree[0], p.lawnLight, 0.45)];
  tones.forEach((tone, k) => {
    for (let i = 0; i < 15; i += 1) {
      const a = r(0, Math.PI * 2);
      const d = Math.sqrt(r()) * 0.37 * s * (1 - k * 0.13);
      const q = s * r(0.075, 0.125) * (1 - k * 0.1);
      crown += ellipse(
        x + Math.cos(a) * d * 1.12 - k * s * 0.026,
        y - s * 0.66 + Math.sin(a) * d * 0.84 - k * s * 0.036,
        q * 1.1,
        q,
        tone,
        { opacity: k ? 0.92 : 1 },
      );
    }
    if (k === 0) crown += ellipse(x, y - s * 0.66, s * 0.36, s * 0.28, tone);
  });
  if (bloom)
    for (let i = 0; i < 26; i += 1)
      crown += circle(x + r(-0.4, 0.4) * s, y - s * r(0.42, 0.92), s * r(0.012, 0.022), bloom);
  return (
    ellipse(x + s * 0.06, y, s * 0.4, s * 0.035, p.shadow, { opacity: 0.22 }) +
    soft(
      stage,
      path(
        `M${n(x - s * 0.05)} ${n(y)}Q${n(x - s * 0.02)} ${n(y - s * 0.3)} ${n(x - s * 0.04)} ${n(y - s * 0.5)}H${n(x + s * 0.05)}Q${n(x + s * 0.02)} ${n(y - s * 0.3)} ${n(x + s * 0.07)} ${n(y)}Z`,
        p.tree[3],
      ) + crown,
    )
  );
};

/** A young tree just planted, with its stake; (x, y) is its foot. */
export const sapling = (x: number, y: number, s: number): string =>
  ellipse(x, y, s * 0.4, s * 0.1, '#6B4A30') +
  line(`M${n(x + s * 0.14)} ${n(y)}V${n(y - s * 0.8)}`, '#B98757', s * 0.04) +
  line(
    `M${n(x)} ${n(y)}Q${n(x - s * 0.03)} ${n(y - s * 0.4)} ${n(x + s * 0.02)} ${n(y - s * 0.76)}`,
    '#5E8A4A',
    s * 0.035,
  ) +
  [
    [-0.16, -0.5, -40],
    [0.16, -0.56, 40],
    [-0.14, -0.74, -30],
    [0.14, -0.82, 30],
    [0.02, -0.96, 0],
  ]
    .map(([dx = 0, dy = 0, a = 0]) =>
      group(ellipse(0, 0, s * 0.075, s * 0.16, dy < -0.7 ? '#7FB066' : '#5C9A4E'), {
        transform: `translate(${n(x + dx * s)} ${n(y + dy * s)}) rotate(${a})`,
      }),
    )
    .join('');

/** A watering can, to be held: the hand is at (0, 0). */
export const wateringCan = (s: number, colour: string): string =>
  path(
    `M${n(-s * 0.1)} ${n(s * 0.1)}H${n(s * 0.5)}L${n(s * 0.46)} ${n(s * 0.62)}H${n(-s * 0.06)}Z`,
    colour,
  ) +
  line(
    `M${n(s * 0.46)} ${n(s * 0.46)}L${n(s * 0.9)} ${n(s * 0.12)}M${n(-s * 0.04)} ${n(s * 0.16)}Q${n(-s * 0.3)} ${n(-s * 0.1)} ${n(s * 0.3)} ${n(s * 0.06)}`,
    colour,
    s * 0.09,
  ) +
  group(ellipse(0, 0, s * 0.06, s * 0.14, mix(colour, '#000000', 0.2)), {
    transform: `translate(${n(s * 0.92)} ${n(s * 0.1)}) rotate(40)`,
  }) +
  line(
    `M${n(s)} ${n(s * 0.2)}Q${n(s * 1.2)} ${n(s * 0.3)} ${n(s * 1.24)} ${n(s * 0.7)}M${n(s * 0.96)} ${n(s * 0.24)}Q${n(s * 1.1)} ${n(s * 0.4)} ${n(s * 1.1)} ${n(s * 0.76)}`,
    '#9CC9D6',
    s * 0.03,
  );
