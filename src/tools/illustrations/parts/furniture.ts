import { soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../palettes';

const spines = [
  tokens.pine,
  tokens.pineLight,
  tokens.marigold,
  '#8E3B46',
  '#2F6493',
  '#C9744F',
  '#E9DDBE',
  '#5B6B5F',
  '#6B4A78',
  '#D9B36A',
  '#41526B',
  '#B8443B',
];

/** A row of books that stand on a shelf; (x, y) is the left end of the shelf. */
export const books = (
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  label: string,
): string => {
  const r = stage.random(`books${label}${n(x)}${n(y)}`);
  let out = '';
  for (let at = x; at < x + wide - 8;) {
    const w = Math.min(r(tall * 0.1, tall * 0.24), x + wide - at);
    const h = tall * r(0.68, 0.97);
    if (r.chance(0.06)) {
      at += w * 1.4;
      continue;
    }
    const tone = mix(r.pick(spines), stage.palette.shadow, r(0, 0.18));
    const leaning = r.chance(0.05) ? ` rotate(${n(r(6, 12))} ${n(at)} ${n(y)})` : '';
    const body =
      rect(at, y - h, w - 1, h, tone, { rx: 1.5 }) +
      rect(at, y - h, Math.max(1.5, w * 0.18), h, '#FFFFFF', { opacity: 0.14 }) +
      (r.chance(0.6)
        ? rect(at + w * 0.18, y - h * 0.82, w * 0.6, h * 0.07, mix(tone, '#FFF3D2', 0.65))
        : '') +
      (r.chance(0.5)
        ? rect(at + w * 0.18, y - h * 0.24, w * 0.6, h * 0.05, mix(tone, '#FFF3D2', 0.5))
        : '');
    out += leaning ? group(body, { transform: leaning.trim() }) : body;
    at += w + (leaning ? h * 0.12 : 0);
  }
  return out;
};

/** A tall bookcase full of books; (x, y) is its lower left corner. */
export const bookcase = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  wood: string = tokens.wood,
): string => {
  const dark = mix(wood, '#2A1A10', 0.45);
  const gap = (h - 34) / rows;
  let out =
    rect(x - 10, y - h - 14, w + 20, 18, mix(wood, '#FFFFFF', 0.14), { rx: 2 }) +
    rect(x, y - h, w, h, wood) +
    rect(x + 12, y - h + 12, w - 24, h - 34, dark);
  for (let i = 0; i < rows; i += 1) {
    const shelf = y - h + 12 + gap * (i + 1);
    out += rect(x + 12, shelf - gap, w - 24, gap * 0.24, '#120A06', { opacity: 0.3 });
    out += books(stage, x + 16, shelf - 9, w - 32, gap - 20, `c${i}`);
    out += rect(x + 10, shelf - 9, w - 20, 10, mix(wood, '#FFFFFF', 0.1));
  }
  return soft(
    stage,
    out +
      rect(x - 6, y - 20, w + 12, 20, mix(wood, '#2A1A10', 0.15)) +
      rect(x + w - 12, y - h, 12, h, '#2A1A10', { opacity: 0.16 }),
  );
};

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

/** A school chair from behind; (x, y) is the middle of its feet. */
export const chair = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  wood: string = tokens.wood,
): string =>
  soft(
    stage,
    line(
      `M${n(x - s * 0.3)} ${n(y)}V${n(y - s)}M${n(x + s * 0.3)} ${n(y)}V${n(y - s)}`,
      mix(wood, '#2A1A10', 0.35),
      s * 0.07,
    ) +
      rect(x - s * 0.34, y - s * 1.02, s * 0.68, s * 0.16, wood, { rx: 4 }) +
      rect(x - s * 0.34, y - s * 0.78, s * 0.68, s * 0.12, wood, { rx: 4 }) +
      rect(x - s * 0.38, y - s * 0.5, s * 0.76, s * 0.09, mix(wood, '#FFFFFF', 0.15), { rx: 3 }),
  );

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

/** A few books lying on one another; (x, y) is the middle of their foot. */
export const pile = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  count: number,
  label: string,
): string => {
  const r = stage.random(`pile${label}`);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const wide = w * r(0.78, 1);
    const tall = w * r(0.1, 0.16);
    const dx = r(-0.06, 0.06) * w;
    const top = y - (i + 1) * w * 0.135;
    const tone = r.pick(spines);
    out +=
      rect(x - wide / 2 + dx, top, wide, tall, tone, { rx: 2 }) +
      rect(x - wide / 2 + dx + wide * 0.06, top + tall * 0.22, wide * 0.94, tall * 0.5, '#F6EEDC');
  }
  return soft(stage, out);
};

/** An open book lying flat; (x, y) is its middle. */
export const openBook = (x: number, y: number, s: number, cover: string = tokens.pine): string =>
  path(
    `M${n(x - s * 0.56)} ${n(y - s * 0.04)}L${n(x)} ${n(y + s * 0.08)}L${n(x + s * 0.56)} ${n(y - s * 0.04)}L${n(x + s * 0.48)} ${n(y - s * 0.34)}H${n(x - s * 0.48)}Z`,
    cover,
  ) +
  path(
    `M${n(x)} ${n(y + s * 0.03)}Q${n(x - s * 0.24)} ${n(y - s * 0.12)} ${n(x - s * 0.52)} ${n(y - s * 0.06)}L${n(x - s * 0.44)} ${n(y - s * 0.38)}Q${n(x - s * 0.2)} ${n(y - s * 0.42)} ${n(x)} ${n(y - s * 0.3)}Q${n(x + s * 0.2)} ${n(y - s * 0.42)} ${n(x + s * 0.44)} ${n(y - s * 0.38)}L${n(x + s * 0.52)} ${n(y - s * 0.06)}Q${n(x + s * 0.24)} ${n(y - s * 0.12)} ${n(x)} ${n(y + s * 0.03)}Z`,
    '#FFFBF0',
  ) +
  line(
    `M${n(x)} ${n(y + s * 0.02)}V${n(y - s * 0.3)}M${n(x - s * 0.4)} ${n(y - s * 0.18)}L${n(x - s * 0.1)} ${n(y - s * 0.16)}M${n(x + s * 0.1)} ${n(y - s * 0.16)}L${n(x + s * 0.4)} ${n(y - s * 0.18)}`,
    '#B9AE95',
    s * 0.02,
  );
