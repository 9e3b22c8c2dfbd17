import { soft, type Stage } from '../stage';
import { circle, ellipse, line, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

const steel = '#8FA3A6';
const dark = '#2C3A40';
const rainbow = ['#B8443B', '#E07A3A', '#F0C24A', '#5C9A6A', '#3F86A8', '#5A5AA8', '#7E4F96'];

/** A frame with five steel balls on threads, the first one drawn aside; (x, y) is its foot. */
export const cradle = (stage: Stage, x: number, y: number, s: number): string => {
  const top = y - s * 0.86;
  const ball = s * 0.085;
  let threads = '';
  let balls = '';
  for (let i = 0; i < 5; i += 1) {
    const from = x + (i - 2) * ball * 2;
    const aside = i === 0 ? s * 0.3 : 0;
    const at = [from - aside, y - s * 0.24 - aside * 0.34] as const;
    threads += `M${n(from)} ${n(top)}L${n(at[0])} ${n(at[1])}`;
    balls +=
      circle(at[0], at[1], ball, steel) +
      circle(at[0] - ball * 0.3, at[1] - ball * 0.35, ball * 0.3, '#FFFFFF', { opacity: 0.75 });
  }
  return soft(
    stage,
    rect(x - s * 0.62, y - s * 0.08, s * 1.24, s * 0.08, tokens.woodDark, { rx: 4 }) +
      line(
        `M${n(x - s * 0.52)} ${n(y - s * 0.06)}V${n(top)}H${n(x + s * 0.52)}V${n(y - s * 0.06)}`,
        dark,
        s * 0.045,
      ) +
      line(threads, mix(steel, dark, 0.5), 2) +
      balls,
  );
};

/** A stand with a weight on a spring and a scale beside it; (x, y) is its foot. */
export const springStand = (stage: Stage, x: number, y: number, s: number): string => {
  const arm = y - s * 0.96;
  let coil = `M${n(x + s * 0.24)} ${n(arm)}v${n(s * 0.05)}`;
  for (let i = 0; i < 7; i += 1) {
    const side = i % 2 === 0 ? 1 : -1;
    coil += `l${n(side * s * (i === 0 ? 0.06 : 0.12))} ${n(s * 0.045)}`;
  }
  coil += `L${n(x + s * 0.24)} ${n(arm + s * 0.42)}v${n(s * 0.06)}`;
  let marks = '';
  for (let i = 0; i < 9; i += 1) {
    const at = arm + s * (0.1 + i * 0.085);
    marks += `M${n(x + s * 0.44)} ${n(at)}h${n(i % 4 === 0 ? s * 0.09 : s * 0.05)}`;
  }
  return soft(
    stage,
    rect(x - s * 0.24, y - s * 0.06, s * 0.62, s * 0.06, dark, { rx: 4 }) +
      rect(x - s * 0.02, y - s, s * 0.04, s * 0.96, steel) +
      rect(x - s * 0.06, arm - s * 0.02, s * 0.36, s * 0.035, dark) +
      line(coil, mix(steel, dark, 0.3), s * 0.024) +
      rect(x + s * 0.14, arm + s * 0.48, s * 0.2, s * 0.2, '#C9994A', { rx: 4 }) +
      rect(x + s * 0.14, arm + s * 0.48, s * 0.06, s * 0.2, '#E4BE76', { rx: 3 }) +
      rect(x + s * 0.43, arm + s * 0.04, s * 0.13, s * 0.84, '#F7E7B4') +
      line(marks, '#6B5A2E', 2.4),
  );
};

/** A battery, a switch and lit bulbs joined by wires on a board; (x, y) is the middle of its foot. */
export const circuit = (stage: Stage, x: number, y: number, s: number): string => {
  const bulb = (at: number): string =>
    circle(at, y - s * 0.38, s * 0.26, '#FFE3A0', { opacity: 0.3 }) +
    rect(at - s * 0.05, y - s * 0.28, s * 0.1, s * 0.14, dark, { rx: 2 }) +
    circle(at, y - s * 0.38, s * 0.12, '#FFF0BE') +
    line(
      `M${n(at - s * 0.04)} ${n(y - s * 0.3)}L${n(at - s * 0.03)} ${n(y - s * 0.4)}l${n(s * 0.03)} ${n(s * 0.04)}l${n(s * 0.03)} ${n(-s * 0.04)}L${n(at + s * 0.04)} ${n(y - s * 0.3)}`,
      '#D9842E',
      3,
    );
  return soft(
    stage,
    poly(
      [
        [x - s * 0.92, y],
        [x - s * 0.78, y - s * 0.22],
        [x + s * 0.78, y - s * 0.22],
        [x + s * 0.92, y],
      ],
      '#D9C39A',
    ) +
      rect(x - s * 0.92, y, s * 1.84, s * 0.05, '#A98C5C') +
      line(
        `M${n(x - s * 0.6)} ${n(y - s * 0.08)}C${n(x - s * 0.5)} ${n(y + s * 0.02)} ${n(x - s * 0.3)} ${n(y - s * 0.02)} ${n(x - s * 0.2)} ${n(y - s * 0.14)}M${n(x - s * 0.16)} ${n(y - s * 0.15)}Q${n(x + s * 0.12)} ${n(y - s * 0.02)} ${n(x + s * 0.24)} ${n(y - s * 0.15)}`,
        tokens.houseRed,
        s * 0.026,
      ) +
      line(
        `M${n(x - s * 0.62)} ${n(y - s * 0.16)}Q${n(x - s * 0.1)} ${n(y - s * 0.26)} ${n(x + s * 0.3)} ${n(y - s * 0.16)}M${n(x + s * 0.28)} ${n(y - s * 0.14)}Q${n(x + s * 0.5)} ${n(y)} ${n(x + s * 0.62)} ${n(y - s * 0.08)}`,
        '#2F6493',
        s * 0.026,
      ) +
      rect(x - s * 0.8, y - s * 0.22, s * 0.26, s * 0.17, dark, { rx: 3 }) +
      rect(x - s * 0.8, y - s * 0.22, s * 0.09, s * 0.17, '#C9994A', { rx: 3 }) +
      bulb(x - s * 0.18) +
      bulb(x + s * 0.28) +
      rect(x + s * 0.52, y - s * 0.12, s * 0.22, s * 0.07, '#E9E3D2', { rx: 2 }) +
      line(
        `M${n(x + s * 0.56)} ${n(y - s * 0.12)}L${n(x + s * 0.72)} ${n(y - s * 0.22)}`,
        dark,
        s * 0.03,
      ),
  );
};

/** A horseshoe magnet that draws nails up; (x, y) is the middle of the table below it. */
export const magnet = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    path(
      `M${n(x - s * 0.4)} ${n(y - s * 0.3)}V${n(y - s * 0.6)}A${n(s * 0.4)} ${n(s * 0.4)} 0 0 1 ${n(x + s * 0.4)} ${n(y - s * 0.6)}V${n(y - s * 0.3)}H${n(x + s * 0.18)}V${n(y - s * 0.6)}A${n(s * 0.18)} ${n(s * 0.18)} 0 0 0 ${n(x - s * 0.18)} ${n(y - s * 0.6)}V${n(y - s * 0.3)}Z`,
      tokens.houseRed,
    ) +
      rect(x - s * 0.4, y - s * 0.4, s * 0.22, s * 0.12, '#E3E7E6') +
      rect(x + s * 0.18, y - s * 0.4, s * 0.22, s * 0.12, '#E3E7E6') +
      line(
        [-0.36, -0.29, -0.22, 0.22, 0.29, 0.36]
          .map((at) => `M${n(x + at * s)} ${n(y - s * 0.28)}l${n(at * s * 0.14)} ${n(s * 0.22)}`)
          .join(''),
        dark,
        s * 0.03,
      ),
  );

/** A lamp box whose ray a prism breaks into the colours of the rainbow on a screen to its right. */
export const prism = (stage: Stage, x: number, y: number, s: number): string => {
  const [px, py] = [x, y - s * 0.34];
  const screen = x + s * 1.2;
  const bands = rainbow
    .map((tone, i) => {
      const [top, foot] = [
        y - s * 0.94 + i * s * 0.115,
        y - s * 0.94 + (i + 1) * s * 0.115,
      ] as const;
      return poly(
        [
          [px + s * 0.1, py + s * (0.012 * i - 0.03)],
          [screen, top],
          [screen, foot],
          [px + s * 0.1, py + s * (0.012 * i - 0.018)],
        ],
        tone,
        { opacity: 0.85 },
      );
    })
    .join('');
  return (
    soft(
      stage,
      rect(screen, y - s * 1.1, s * 0.05, s * 1.1, dark) +
        rect(screen - s * 0.14, y - s * 0.04, s * 0.34, s * 0.04, dark, { rx: 3 }) +
        rect(x - s * 1.1, y - s * 0.42, s * 0.5, s * 0.3, '#41525A', { rx: 5 }) +
        rect(x - s * 1.02, y - s * 0.12, s * 0.06, s * 0.12, dark) +
        rect(x - s * 0.74, y - s * 0.12, s * 0.06, s * 0.12, dark) +
        rect(x - s * 0.62, y - s * 0.34, s * 0.06, s * 0.14, '#FFE9B0') +
        rect(x - s * 0.04, y - s * 0.14, s * 0.08, s * 0.14, dark) +
        ellipse(x, y - s * 0.02, s * 0.2, s * 0.04, dark),
    ) +
    poly(
      [
        [x - s * 0.56, y - s * 0.32],
        [px - s * 0.08, py - s * 0.01],
        [px - s * 0.08, py + s * 0.02],
        [x - s * 0.56, y - s * 0.24],
      ],
      '#FFF6D8',
      { opacity: 0.95 },
    ) +
    bands +
    poly(
      [
        [x, y - s * 0.58],
        [x + s * 0.24, y - s * 0.14],
        [x - s * 0.24, y - s * 0.14],
      ],
      '#E6F1EF',
      { 'fill-opacity': 0.6, stroke: '#FFFFFF', 'stroke-width': 3 },
    )
  );
};
