import type { Random } from '../random';
import type { Palette } from '../palette';
import type { Stage } from '../stage';
import { ellipse, group, n, path, poly, type Point } from '../svg';

/** The lower edge of a bough: points of needles that hang lower towards the ends. */
const fringe = (
  x: number,
  y: number,
  half: number,
  drop: number,
  teeth: number,
  r: Random,
): Point[] => {
  const out: Point[] = [];
  for (let i = 1; i < teeth * 2; i += 1) {
    const u = 1 - i / teeth;
    const hang = drop * (0.35 + 0.65 * Math.abs(u) ** 1.4);
    const notch = i % 2 ? -drop * r(0.3, 0.6) : drop * r(-0.06, 0.16);
    out.push([x + u * half, y + hang + notch]);
  }
  return out;
};

const bough = (
  x: number,
  top: number,
  y: number,
  left: number,
  right: number,
  drop: number,
  teeth: number,
  r: Random,
): string => {
  const edge = [
    ...fringe(x, y, right, drop, teeth, r).slice(0, teeth),
    ...fringe(x, y, left, drop, teeth, r).slice(teeth - 1),
  ];
  const tips = edge.map(([a, b]) => `${n(a)} ${n(b)}`).join('L');
  return (
    `M${n(x)} ${n(top)}Q${n(x + right * 0.26)} ${n(y - (y - top) * 0.24)} ${n(x + right)} ${n(y + drop)}` +
    `L${tips}L${n(x - left)} ${n(y + drop)}Q${n(x - left * 0.26)} ${n(y - (y - top) * 0.24)} ${n(x)} ${n(top)}Z`
  );
};

/** How one tree is drawn. */
export interface DeodarOptions {
  /** Tones from the light to the shade; the palette's trees when left out. */
  tones?: Palette['tree'];
  /** Snow on the boughs. */
  snow?: boolean;
}

/** A deodar with layered, drooping boughs; (x, y) is its foot and `size` its height. */
export const deodar = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  label: string,
  { tones = stage.palette.tree, snow = stage.mood === 'snow' }: DeodarOptions = {},
): string => {
  const r = stage.random(`deodar${label}`);
  const [lit, mid, dark, trunk] = tones;
  const tiers = Math.round(
    size > 500 ? r(16, 19) : size > 240 ? r(12, 15) : size > 90 ? r(8, 10.4) : r(5, 7),
  );
  const teeth = size > 500 ? 10 : size > 240 ? 7 : size > 90 ? 4 : 3;
  const lean = r(-0.02, 0.02) * size;
  const girth = r(0.2, 0.255);
  const sunSide = x > stage.light[0] ? -1 : 1;
  const cast = ellipse(
    x - sunSide * size * 0.09,
    y + size * 0.004,
    size * 0.24,
    size * 0.022,
    stage.palette.shadow,
    { opacity: 0.26 },
  );
  let out =
    (size > 60 ? cast : '') +
    poly(
      [
        [x - size * 0.018, y + size * 0.01],
        [x - size * 0.006, y - size * 0.8],
        [x + size * 0.006, y - size * 0.8],
        [x + size * 0.02, y + size * 0.01],
      ],
      trunk,
    );
  for (let i = 0; i < tiers; i += 1) {
    const t = i / (tiers - 1);
    const cx = x + lean * t;
    const by = y - size * (0.09 + 0.83 * t ** 0.94);
    const half = size * (girth * (1 - t) ** 0.86 + 0.012);
    const left = half * r(0.84, 1.14);
    const right = half * r(0.84, 1.14);
    const drop = size * 0.055 * (1 - t * 0.55);
    const top = Math.max(y - size, by - size * (0.2 - 0.1 * t));
    const d = bough(cx, top, by, left, right, drop, teeth, r);
    const tone = i % 2 ? mid : dark;
    if (size > 90)
      out += path(d, stage.palette.shadow, {
        opacity: 0.2,
        transform: `translate(0 ${n(size * 0.014)})`,
      });
    out += path(d, tone);
    const wide = sunSide > 0 ? right : left;
    if (size > 34)
      out += path(
        `M${n(cx)} ${n(top)}Q${n(cx + sunSide * wide * 0.26)} ${n(by - (by - top) * 0.24)} ${n(cx + sunSide * wide)} ${n(by + drop)}Q${n(cx + sunSide * wide * 0.52)} ${n(by + drop * 0.1)} ${n(cx + sunSide * wide * 0.18)} ${n(by - drop * 0.3)}Z`,
        lit,
        { opacity: 0.5 + 0.4 * t },
      );
    if (snow)
      out += path(
        `M${n(cx)} ${n(top)}Q${n(cx + right * 0.26)} ${n(by - (by - top) * 0.24)} ${n(cx + right)} ${n(by + drop)}Q${n(cx + right * 0.5)} ${n(by - drop * 0.4)} ${n(cx + right * 0.15)} ${n(by - drop * 1.1)}Q${n(cx)} ${n(by - drop * 0.2)} ${n(cx - left * 0.2)} ${n(by - drop)}Q${n(cx - left * 0.55)} ${n(by - drop * 0.3)} ${n(cx - left)} ${n(by + drop)}Q${n(cx - left * 0.26)} ${n(by - (by - top) * 0.24)} ${n(cx)} ${n(top)}Z`,
        stage.palette.snow,
        { opacity: 0.94 },
      );
  }
  return out;
};

/** Where a wood may stand. */
export interface WoodOptions {
  label: string;
  count: number;
  size: number;
  at: (x: number) => number;
  from?: number;
  to?: number;
  /** Places left free, from and to in x. */
  gaps?: readonly (readonly [number, number])[];
  tones?: Palette['tree'];
}

/** A wood along a line, the farther trees first; clumped, with glades. */
export const wood = (stage: Stage, o: WoodOptions): string => {
  const r = stage.random(`wood${o.label}`);
  const { from = -20, to = stage.width + 20 } = o;
  const trees: { x: number; y: number; size: number; label: string }[] = [];
  for (let i = 0; i < o.count; i += 1) {
    const clump = Math.floor(r() * o.count * 0.3) / (o.count * 0.3);
    const x = from + (to - from) * Math.min(1, Math.max(0, clump + r(-0.022, 0.022)));
    const size = o.size * r(0.6, 1.2);
    if ((o.gaps ?? []).some(([a, b]) => x > a && x < b)) continue;
    trees.push({ x, y: o.at(x) + o.size * r(0.02, 0.16), size, label: `${o.label}${i}` });
  }
  trees.sort((a, b) => a.y - b.y);
  return group(
    trees.map((t) => deodar(stage, t.x, t.y, t.size, t.label, { tones: o.tones })).join(''),
  );
};
