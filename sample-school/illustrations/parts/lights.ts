import { type Stage, fade } from '../stage';
import { ellipse, group, line, mix, n, path, poly, rect } from '../svg';
import { glowAt } from './windows';

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
