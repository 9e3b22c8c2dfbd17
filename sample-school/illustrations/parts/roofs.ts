import type { Stage } from '../stage';
import { circle, line, n, path, poly, rect, type Point } from '../svg';

/** Snow that lies on a hipped roof down to a soft wavy edge above the eaves. */
const snowOn = (left: number, right: number, y: number, rise: number, hip: number): string => {
  const a = left + hip * 0.2;
  const b = right - hip * 0.2;
  const waves = 7;
  let edge = '';
  for (let i = 0; i < waves; i += 1) {
    const x = b - ((b - a) * (i + 1)) / waves;
    edge += `Q${n(x + (b - a) / waves / 2)} ${n(y - rise * (i % 2 ? 0.06 : 0.22))} ${n(x)} ${n(y - rise * (i === waves - 1 ? 0.2 : 0.13))}`;
  }
  return (
    path(
      `M${n(left + hip)} ${n(y - rise - 3)}H${n(right - hip)}L${n(b)} ${n(y - rise * 0.2)}${edge}Z`,
      '#FFFFFF',
    ) +
    path(
      `M${n(right - hip)} ${n(y - rise - 3)}L${n(b)} ${n(y - rise * 0.2)}L${n(b - 16)} ${n(y - rise * 0.16)}Z`,
      '#CFDDE6',
    )
  );
};

/** A hipped roof over a wing, with courses of tiles; `y` is the eaves. */
export const hippedRoof = (
  stage: Stage,
  left: number,
  right: number,
  y: number,
  rise: number,
  hip = rise * 0.7,
): string => {
  const { palette: p } = stage;
  const tip: Point[] = [
    [left - 6, y + 2],
    [left + hip, y - rise],
    [right - hip, y - rise],
    [right + 6, y + 2],
  ];
  let courses = '';
  for (let i = 1; i < 5; i += 1) {
    const t = i / 5;
    courses += `M${n(left - 6 + (hip + 6) * t)} ${n(y + 2 - (rise + 2) * t)}H${n(right + 6 - (hip + 6) * t)}`;
  }
  return (
    poly(tip, p.roof) +
    poly(
      [
        [right - hip, y - rise],
        [right + 6, y + 2],
        [right - hip - 12, y + 2],
      ],
      p.roofShade,
      { opacity: 0.75 },
    ) +
    line(courses, p.roofShade, 1.1, { opacity: 0.55 }) +
    (stage.mood === 'snow' ? snowOn(left, right, y, rise, hip) : '') +
    rect(left + hip - 2, y - rise - 2, right - left - hip * 2 + 4, 3, p.roofShade) +
    rect(left - 7, y + 1, right - left + 14, 3.4, p.trim) +
    rect(left - 4, y + 4.4, right - left + 8, 3, p.wallShade, { opacity: 0.8 })
  );
};

/** A chimney; (x, y) is the middle of its foot. */
export const chimney = (stage: Stage, x: number, y: number, tall: number): string => {
  const { palette: p } = stage;
  return (
    rect(x - 4.5, y - tall, 9, tall, p.wall) +
    rect(x, y - tall, 4.5, tall, p.wallShade) +
    rect(x - 6, y - tall - 2.4, 12, 3.4, p.roofShade) +
    (stage.mood === 'snow'
      ? path(
          `M${n(x - 7)} ${n(y - tall - 2)}Q${n(x)} ${n(y - tall - 12)} ${n(x + 7)} ${n(y - tall - 2)}Z`,
          '#FFFFFF',
        )
      : '')
  );
};

/** A small gabled window in a roof; (x, y) is the middle of its foot. */
export const dormer = (stage: Stage, x: number, y: number, wide: number): string => {
  const { palette: p } = stage;
  const glass = p.lit > 0.5 ? p.lamp : p.glass;
  return (
    rect(x - wide / 2, y - wide * 0.7, wide, wide * 0.7, p.wall) +
    rect(x - wide * 0.28, y - wide * 0.62, wide * 0.56, wide * 0.56, glass) +
    line(`M${n(x)} ${n(y - wide * 0.62)}v${n(wide * 0.56)}`, p.trim, 0.9) +
    poly(
      [
        [x - wide * 0.7, y - wide * 0.66],
        [x, y - wide * 1.3],
        [x + wide * 0.7, y - wide * 0.66],
      ],
      p.roofShade,
    ) +
    line(
      `M${n(x - wide * 0.7)} ${n(y - wide * 0.66)}L${n(x)} ${n(y - wide * 1.3)}L${n(x + wide * 0.7)} ${n(y - wide * 0.66)}`,
      p.trim,
      1.5,
    )
  );
};

/** A gable end: wall, barge boards and a round vent; `y` is the eaves. */
export const gable = (stage: Stage, x: number, half: number, y: number, rise: number): string => {
  const { palette: p } = stage;
  return (
    poly(
      [
        [x - half, y],
        [x, y - rise],
        [x + half, y],
      ],
      p.wall,
    ) +
    poly(
      [
        [x, y - rise],
        [x + half, y],
        [x + half * 0.3, y],
      ],
      p.wallShade,
      { opacity: 0.4 },
    ) +
    path(
      `M${n(x - half - 8)} ${n(y + 3)}L${n(x)} ${n(y - rise - 5)}L${n(x + half + 8)} ${n(y + 3)}H${n(x + half - 1)}L${n(x)} ${n(y - rise + 6)}L${n(x - half + 1)} ${n(y + 3)}Z`,
      p.roof,
    ) +
    path(
      `M${n(x)} ${n(y - rise - 5)}L${n(x + half + 8)} ${n(y + 3)}H${n(x + half - 1)}L${n(x)} ${n(y - rise + 6)}Z`,
      p.roofShade,
      { opacity: 0.7 },
    ) +
    (stage.mood === 'snow'
      ? path(
          `M${n(x - half - 4)} ${n(y - 2)}L${n(x)} ${n(y - rise - 9)}L${n(x + half + 4)} ${n(y - 2)}Q${n(x + half * 0.6)} ${n(y - rise * 0.34)} ${n(x)} ${n(y - rise - 1)}Q${n(x - half * 0.6)} ${n(y - rise * 0.34)} ${n(x - half - 4)} ${n(y - 2)}Z`,
          '#FFFFFF',
        )
      : '') +
    circle(x, y - rise * 0.36, half * 0.16, p.trim) +
    circle(x, y - rise * 0.36, half * 0.11, p.lit > 0.5 ? p.lamp : p.glass)
  );
};
