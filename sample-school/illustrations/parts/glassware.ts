import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';

const glass = {
  'fill-opacity': 0.35,
  stroke: '#FFFFFF',
  'stroke-width': 2.4,
  'stroke-opacity': 0.85,
};

const bubbles = (x: number, y: number, s: number): string =>
  circle(x - s * 0.08, y - s * 0.2, s * 0.035, '#FFFFFF', { opacity: 0.7 }) +
  circle(x + s * 0.1, y - s * 0.28, s * 0.026, '#FFFFFF', { opacity: 0.7 }) +
  circle(x + s * 0.02, y - s * 0.12, s * 0.03, '#FFFFFF', { opacity: 0.6 });

/** A conical flask with some liquid; (x, y) is the middle of its foot. */
export const flask = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${n(x - s * 0.1)} ${n(y - s * 0.95)}V${n(y - s * 0.6)}L${n(x - s * 0.38)} ${n(y - s * 0.06)}Q${n(x - s * 0.38)} ${n(y)} ${n(x - s * 0.3)} ${n(y)}H${n(x + s * 0.3)}Q${n(x + s * 0.38)} ${n(y)} ${n(x + s * 0.38)} ${n(y - s * 0.06)}L${n(x + s * 0.1)} ${n(y - s * 0.6)}V${n(y - s * 0.95)}Z`,
    '#E6F1EF',
    glass,
  ) +
  path(
    `M${n(x - s * 0.25)} ${n(y - s * 0.32)}H${n(x + s * 0.25)}L${n(x + s * 0.36)} ${n(y - s * 0.06)}Q${n(x + s * 0.36)} ${n(y - s * 0.02)} ${n(x + s * 0.3)} ${n(y - s * 0.02)}H${n(x - s * 0.3)}Q${n(x - s * 0.36)} ${n(y - s * 0.02)} ${n(x - s * 0.36)} ${n(y - s * 0.06)}Z`,
    colour,
    { opacity: 0.9 },
  ) +
  ellipse(x, y - s * 0.32, s * 0.25, s * 0.035, mix(colour, '#FFFFFF', 0.4)) +
  rect(x - s * 0.14, y - s * 0.98, s * 0.28, s * 0.06, '#F4FAF8', { rx: 2 }) +
  bubbles(x, y, s);

/** A beaker with some liquid. */
export const beaker = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${n(x - s * 0.34)} ${n(y - s * 0.8)}L${n(x - s * 0.3)} ${n(y - s * 0.74)}V${n(y)}H${n(x + s * 0.3)}V${n(y - s * 0.8)}Z`,
    '#E6F1EF',
    glass,
  ) +
  rect(x - s * 0.28, y - s * 0.46, s * 0.56, s * 0.44, colour, { opacity: 0.88, rx: 3 }) +
  ellipse(x, y - s * 0.46, s * 0.28, s * 0.04, mix(colour, '#FFFFFF', 0.4)) +
  line(
    `M${n(x + s * 0.08)} ${n(y - s * 0.2)}h${n(s * 0.14)}m0 ${n(-s * 0.14)}h${n(-s * 0.14)}m0 ${n(-s * 0.28)}h${n(s * 0.14)}`,
    '#FFFFFF',
    2,
  );

/** A rack of test tubes. */
export const tubes = (x: number, y: number, s: number, colours: readonly string[]): string =>
  colours
    .map((colour, i) => {
      const tx = x + (i - (colours.length - 1) / 2) * s * 0.24;
      return (
        rect(tx - s * 0.07, y - s * 0.9, s * 0.14, s * 0.82, '#E6F1EF', {
          rx: s * 0.07,
          ...glass,
        }) +
        rect(
          tx - s * 0.05,
          y - s * (0.34 + (i % 3) * 0.12),
          s * 0.1,
          s * (0.24 + (i % 3) * 0.12),
          colour,
          { rx: s * 0.05 },
        )
      );
    })
    .join('') +
  rect(
    x - s * colours.length * 0.14,
    y - s * 0.62,
    s * colours.length * 0.28,
    s * 0.09,
    tokens.wood,
    { rx: 3 },
  ) +
  rect(
    x - s * colours.length * 0.14,
    y - s * 0.1,
    s * colours.length * 0.28,
    s * 0.1,
    tokens.woodDark,
    { rx: 3 },
  );

/** A microscope that looks to the right. */
export const microscope = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    path(
      `M${n(x - s * 0.34)} ${n(y)}V${n(y - s * 0.08)}Q${n(x - s * 0.1)} ${n(y - s * 0.14)} ${n(x + s * 0.34)} ${n(y - s * 0.08)}V${n(y)}Z`,
      '#2C3A40',
    ) +
      path(
        `M${n(x - s * 0.22)} ${n(y - s * 0.1)}Q${n(x - s * 0.42)} ${n(y - s * 0.5)} ${n(x - s * 0.04)} ${n(y - s * 0.78)}L${n(x + s * 0.04)} ${n(y - s * 0.68)}Q${n(x - s * 0.24)} ${n(y - s * 0.46)} ${n(x - s * 0.08)} ${n(y - s * 0.1)}Z`,
        '#41525A',
      ) +
      rect(x - s * 0.1, y - s * 0.3, s * 0.4, s * 0.05, '#1D282D', { rx: 2 }) +
      group(
        rect(-s * 0.075, -s * 0.5, s * 0.15, s * 0.44, '#E9E3D2', { rx: 4 }) +
          rect(-s * 0.06, -s * 0.62, s * 0.12, s * 0.14, '#1D282D', { rx: 3 }) +
          rect(-s * 0.05, -s * 0.08, s * 0.1, s * 0.12, '#A5782A', { rx: 2 }),
        { transform: `translate(${n(x + s * 0.06)} ${n(y - s * 0.4)}) rotate(-14)` },
      ) +
      circle(x - s * 0.2, y - s * 0.36, s * 0.07, '#C9994A'),
  );

/** A gas burner with its flame under a tripod. */
export const burner = (x: number, y: number, s: number): string =>
  circle(x, y - s * 0.62, s * 0.5, '#FFD27A', { opacity: 0.14 }) +
  rect(x - s * 0.22, y - s * 0.07, s * 0.44, s * 0.07, '#2C3A40', { rx: 3 }) +
  rect(x - s * 0.06, y - s * 0.42, s * 0.12, s * 0.36, '#A5782A') +
  path(
    `M${n(x - s * 0.07)} ${n(y - s * 0.42)}Q${n(x - s * 0.12)} ${n(y - s * 0.6)} ${n(x)} ${n(y - s * 0.8)}Q${n(x + s * 0.12)} ${n(y - s * 0.6)} ${n(x + s * 0.07)} ${n(y - s * 0.42)}Z`,
    '#4C8FC4',
  ) +
  path(
    `M${n(x - s * 0.03)} ${n(y - s * 0.43)}Q${n(x - s * 0.05)} ${n(y - s * 0.54)} ${n(x)} ${n(y - s * 0.64)}Q${n(x + s * 0.05)} ${n(y - s * 0.54)} ${n(x + s * 0.03)} ${n(y - s * 0.43)}Z`,
    '#FFE3A0',
  ) +
  line(
    `M${n(x - s * 0.36)} ${n(y)}L${n(x - s * 0.28)} ${n(y - s * 0.84)}H${n(x + s * 0.28)}L${n(x + s * 0.36)} ${n(y)}`,
    '#3A474C',
    s * 0.035,
  );
