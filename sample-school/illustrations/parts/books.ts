import { type Stage, soft } from '../stage';
import { group, line, mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';

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
