import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';
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

/** A slide with its ladder; (x, y) is the foot of the ladder, its chute runs out on the ground. */
export const slide = (stage: Stage, x: number, y: number, s: number): string => {
  const steel = '#2F6493';
  const chute = `M${n(x + s * 0.4)} ${n(y - s * 0.98)}C${n(x + s * 0.78)} ${n(y - s * 0.98)} ${n(x + s * 0.9)} ${n(y - s * 0.14)} ${n(x + s * 1.5)} ${n(y - s * 0.05)}`;
  return (
    ellipse(x + s * 0.8, y, s * 0.9, s * 0.05, stage.palette.shadow, { opacity: 0.24 }) +
    soft(
      stage,
      line(
        `M${n(x + s * 0.84)} ${n(y - s * 0.44)}V${n(y)}M${n(x + s * 0.36)} ${n(y - s * 0.94)}V${n(y)}`,
        mix(steel, '#0B1A14', 0.3),
        s * 0.036,
      ) +
        line(
          `M${n(x)} ${n(y)}L${n(x + s * 0.13)} ${n(y - s)}M${n(x + s * 0.18)} ${n(y)}L${n(x + s * 0.28)} ${n(y - s)}` +
            [0.16, 0.32, 0.48, 0.64, 0.8]
              .map((t) => `M${n(x + t * s * 0.13)} ${n(y - t * s)}h${n(s * (0.18 - 0.03 * t))}`)
              .join(''),
          steel,
          s * 0.036,
        ) +
        rect(x + s * 0.08, y - s * 1.01, s * 0.36, s * 0.06, tokens.marigold, { rx: 3 }) +
        line(
          `M${n(x + s * 0.12)} ${n(y - s)}V${n(y - s * 1.22)}Q${n(x + s * 0.12)} ${n(y - s * 1.3)} ${n(x + s * 0.2)} ${n(y - s * 1.3)}H${n(x + s * 0.32)}Q${n(x + s * 0.4)} ${n(y - s * 1.3)} ${n(x + s * 0.4)} ${n(y - s * 1.22)}V${n(y - s)}`,
          tokens.marigold,
          s * 0.032,
        ) +
        line(chute, mix(tokens.houseRed, '#0B1A14', 0.3), s * 0.15) +
        line(chute, tokens.houseRed, s * 0.1, { transform: `translate(0 ${n(-s * 0.03)})` }) +
        line(chute, mix(tokens.houseRed, '#FFFFFF', 0.4), s * 0.018, {
          transform: `translate(${n(s * 0.01)} ${n(-s * 0.076)})`,
        }),
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
