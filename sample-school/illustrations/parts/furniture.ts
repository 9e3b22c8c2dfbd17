import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

/** A table seen a little from above; (x, y) is the middle of its top's front edge. */
export const table = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  tall: number,
  wood: string = tokens.woodLight,
  depth = 34,
  panel = false,
): string => {
  const dark = mix(wood, '#2A1A10', 0.38);
  const legW = Math.max(10, w * 0.03);
  return (
    ellipse(x, y + tall, w * 0.54, 12, '#2A1A10', { opacity: 0.16 }) +
    soft(
      stage,
      rect(x - w / 2 + legW * 1.6, y, legW, tall * 0.9, mix(dark, '#000000', 0.2)) +
        rect(x + w / 2 - legW * 2.6, y, legW, tall * 0.9, mix(dark, '#000000', 0.2)) +
        rect(x - w / 2 + legW * 0.4, y, legW, tall, dark) +
        rect(x + w / 2 - legW * 1.4, y, legW, tall, dark) +
        (panel
          ? rect(x - w / 2 + legW, y + 20, w - legW * 2, tall * 0.72, mix(dark, wood, 0.3)) +
            rect(x - w / 2 + legW, y + 20, w - legW * 2, tall * 0.2, '#2A1A10', { opacity: 0.2 })
          : '') +
        rect(x - w / 2 + 8, y + 12, w - 16, 20, dark) +
        poly(
          [
            [x - w / 2 + 22, y - depth],
            [x + w / 2 - 22, y - depth],
            [x + w / 2, y],
            [x - w / 2, y],
          ],
          mix(wood, '#FFFFFF', 0.16),
        ) +
        rect(x - w / 2, y, w, 14, wood) +
        rect(x - w / 2, y + 14, w, 5, '#2A1A10', { opacity: 0.2 }),
    )
  );
};

/** A round stool; (x, y) is the middle of its feet. */
export const stool = (x: number, y: number, s: number, wood: string = tokens.wood): string =>
  line(
    `M${n(x - s * 0.2)} ${n(y - s)}L${n(x - s * 0.3)} ${n(y)}M${n(x + s * 0.2)} ${n(y - s)}L${n(x + s * 0.3)} ${n(y)}M${n(x - s * 0.25)} ${n(y - s * 0.4)}H${n(x + s * 0.25)}`,
    mix(wood, '#2A1A10', 0.4),
    s * 0.09,
  ) +
  ellipse(x, y - s, s * 0.38, s * 0.12, wood) +
  ellipse(x, y - s * 1.02, s * 0.36, s * 0.1, mix(wood, '#FFFFFF', 0.2));

/** A framed board; `content` is drawn on it, clipped to it. (x, y) is its upper left corner. */
export const board = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  frame: string,
  content = '',
): string => {
  const clip = stage.id('board');
  return (
    soft(stage, rect(x - 14, y - 14, w + 28, h + 28, frame, { rx: 4 })) +
    rect(x, y, w, h, fill) +
    rect(x, y, w, 8, '#000000', { opacity: 0.16 }) +
    `<clipPath id="${clip}"><path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z"/></clipPath>` +
    group(content, { 'clip-path': `url(#${clip})` }) +
    poly(
      [
        [x + w * 0.62, y],
        [x + w * 0.8, y],
        [x + w * 0.44, y + h],
        [x + w * 0.26, y + h],
      ],
      '#FFFFFF',
      { opacity: 0.05 },
    )
  );
};

/** A plant in a pot; (x, y) is the middle of its foot. */
export const plant = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  label: string,
  pot: string = '#B8643B',
): string => {
  const r = stage.random(`plant${label}`);
  let leaves = '';
  for (let i = 0; i < 17; i += 1) {
    const a = -1.35 + (i / 16) * 2.7 + r(-0.12, 0.12);
    const len = s * r(0.5, 1) * (1 - Math.abs(a) * 0.14);
    const tip: [number, number] = [
      x + Math.sin(a) * len,
      y - s * 0.4 - Math.cos(a) * len + Math.abs(a) * s * 0.1,
    ];
    const wx = Math.cos(a) * s * 0.075;
    const wy = Math.sin(a) * s * 0.075;
    const mx = x + Math.sin(a) * len * 0.55;
    const my = y - s * 0.4 - Math.cos(a) * len * 0.68;
    const tone = r.pick(['#2F6A4C', '#3F7F5A', '#5C9A6A', '#275541']);
    leaves +=
      path(
        `M${n(x)} ${n(y - s * 0.36)}Q${n(mx - wx)} ${n(my - wy)} ${n(tip[0])} ${n(tip[1])}Q${n(mx + wx)} ${n(my + wy)} ${n(x)} ${n(y - s * 0.36)}Z`,
        tone,
      ) +
      line(
        `M${n(x)} ${n(y - s * 0.4)}Q${n(mx)} ${n(my)} ${n(tip[0])} ${n(tip[1])}`,
        mix(tone, '#FFFFFF', 0.25),
        s * 0.008,
        { opacity: 0.7 },
      );
  }
  return soft(
    stage,
    leaves +
      poly(
        [
          [x - s * 0.26, y - s * 0.4],
          [x + s * 0.26, y - s * 0.4],
          [x + s * 0.18, y],
          [x - s * 0.18, y],
        ],
        pot,
      ) +
      rect(x - s * 0.29, y - s * 0.43, s * 0.58, s * 0.1, mix(pot, '#FFFFFF', 0.14), { rx: 3 }),
  );
};

/** A globe on its stand; (x, y) is the middle of its foot. */
export const globe = (x: number, y: number, s: number): string =>
  line(
    `M${n(x - s * 0.3)} ${n(y)}H${n(x + s * 0.3)}M${n(x)} ${n(y)}V${n(y - s * 0.2)}`,
    '#6B4A30',
    s * 0.07,
  ) +
  path(
    `M${n(x - s * 0.3)} ${n(y - s * 0.95)}A${n(s * 0.46)} ${n(s * 0.46)} 0 1 0 ${n(x + s * 0.4)} ${n(y - s * 0.38)}`,
    'none',
    { stroke: '#C9994A', 'stroke-width': s * 0.05 },
  ) +
  circle(x, y - s * 0.6, s * 0.38, '#6FA6B8') +
  path(
    `M${n(x - s * 0.2)} ${n(y - s * 0.86)}q${n(s * 0.22)} ${n(-s * 0.06)} ${n(s * 0.24)} ${n(s * 0.12)}t${n(-s * 0.06)} ${n(s * 0.22)}q${n(-s * 0.2)} ${n(s * 0.02)} ${n(-s * 0.24)} ${n(-s * 0.14)}ZM${n(x + s * 0.08)} ${n(y - s * 0.5)}q${n(s * 0.2)} ${n(-s * 0.08)} ${n(s * 0.24)} ${n(s * 0.04)}q${n(-s * 0.08)} ${n(s * 0.2)} ${n(-s * 0.22)} ${n(s * 0.16)}Z`,
    '#7FAE64',
  ) +
  path(
    `M${n(x + s * 0.1)} ${n(y - s * 0.97)}A${n(s * 0.38)} ${n(s * 0.38)} 0 0 1 ${n(x + s * 0.1)} ${n(y - s * 0.23)}A${n(s * 0.6)} ${n(s * 0.6)} 0 0 0 ${n(x + s * 0.1)} ${n(y - s * 0.97)}Z`,
    '#16211C',
    { opacity: 0.16 },
  );
