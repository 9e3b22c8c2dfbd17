import { crag, heightAt } from './parts/ridge';
import { random, type Random } from './random';
import { n, path, type Point } from './svg';

const width = 2400;
const height = 240;
/** Summits of the range, from left to right; the strip begins and ends in the same saddle. */
const summits: readonly Point[] = [
  [130, 92],
  [330, 52],
  [520, 96],
  [740, 20],
  [930, 78],
  [1100, 46],
  [1290, 100],
  [1500, 64],
  [1720, 10],
  [1900, 66],
  [2080, 96],
  [2270, 58],
];
const saddle = 128;
/** How far the faces lean over on their way down. */
const lean = 70;

/** A closed shape in whole numbers: the strip is soft, and every page fetches it. */
const shape = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x, 0)} ${n(y, 0)}`).join('L')}Z`;

interface Peak {
  /** From the saddle at the left up to the summit. */
  left: Point[];
  /** From the summit down to the saddle at the right. */
  right: Point[];
  /** From the summit to the foot: where the light turns. */
  spine: Point[];
}

const makePeaks = (r: Random): Peak[] => {
  const middles = summits.slice(1).map(([x], i): Point => {
    const before = summits[i]?.[0] ?? 0;
    return [(before + x) / 2 + r(-18, 18), saddle + r(-18, 14)];
  });
  const saddles: Point[] = [[0, saddle], ...middles, [width, saddle]];
  return summits.map((top, i) => {
    const from = saddles[i] ?? top;
    const to = saddles[i + 1] ?? top;
    const foot: Point = [top[0] - r(0.4, 1.1) * lean, height];
    return {
      left: crag([from, top], 10, 0.55, r, 3),
      right: crag([top, to], 10, 0.55, r, 3),
      spine: crag([top, foot], 9, 0.6, r, 3).map(([x, y], k): Point => [
        x + (k % 2 ? r(2, 9) : k && -r(2, 7)),
        y,
      ]),
    };
  });
};

/** The part of a side above the snow line, which runs in teeth from the outline to the spine. */
const snow = (
  r: Random,
  side: readonly Point[],
  spine: readonly Point[],
  line: number,
): Point[] => {
  const upper = side.filter(([, y]) => y < line);
  const inner = spine.filter(([, y]) => y < line);
  const edge = upper.reduce((a, b) => (a[1] > b[1] ? a : b), upper[0] ?? [0, 0]);
  const turn = inner[inner.length - 1] ?? edge;
  const teeth = Array.from({ length: 7 }, (_, k): Point => {
    const t = (k + 1) / 8;
    const fall = k % 2 ? r(4, 12) : -r(6, 16);
    return [edge[0] + (turn[0] - edge[0]) * t, edge[1] + (turn[1] - edge[1]) * t + fall];
  });
  return [edge, ...teeth, turn, ...[...inner].reverse(), ...upper];
};

/** A foothill that begins where it ends, with woods on its crest. */
const foothill = (r: Random, base: number, swing: number, wood: number): string => {
  const phase = r(0, 6);
  const crest: Point[] = Array.from({ length: 61 }, (_, k) => {
    const a = (k / 60) * Math.PI * 2;
    const wave = Math.sin(a * 3 + phase) + 0.6 * Math.sin(a * 5 + phase * 2);
    return [(k / 60) * width, base + swing * wave];
  });
  const at = heightAt(crest);
  const tops: Point[] = [];
  for (let x = 0; x < width; x += wood * r(0.5, 1.2)) {
    const tall = wood * (0.35 + 0.65 * r());
    tops.push([x, at(x)], [x + wood * 0.3, at(x) - tall]);
  }
  return shape([...tops, [width, at(width)], [width, height], [0, height]]);
};

const mist = (id: string, from: number, to: number): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}"><stop/><stop offset="1" stop-opacity="0"/></linearGradient>`;

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;

/** The same range for both masks. */
const range = (): Peak[] => makePeaks(random(83));

/** The snow range behind the heading of a page, as a mask: its outline, lost in mist at the foot. */
export const headSnow = (): string => {
  const outline = range().flatMap(({ left, right }) => [...left, ...right]);
  return svg(
    `<defs>${mist('m', 130, 236)}</defs>${path(
      `${shape([[0, height], ...outline, [width, height]])}`,
      'url(#m)',
    )}`,
  );
};

/** What is dark on the same range, as a mask: rock, faces that turn from the light, foothills. */
export const headShade = (): string => {
  const r = random(31);
  const peaks = range();
  let lit = '';
  let shaded = '';
  let snowLit = '';
  let snowShaded = '';
  for (const { left, right, spine } of peaks) {
    const [top] = right;
    const line = (top?.[1] ?? 0) + 40;
    lit += shape([...left, ...spine.slice(1), [(left[0]?.[0] ?? 0) - lean, height]]);
    shaded += shape([
      ...right,
      [(right[right.length - 1]?.[0] ?? 0) - lean, height],
      ...[...spine].reverse(),
    ]);
    snowLit += shape(snow(r, [...left].reverse(), spine, line));
    snowShaded += shape(snow(r, right, spine, line));
  }
  const faces =
    path(lit, 'url(#m)', { opacity: 0.34 }) + path(shaded, 'url(#m)', { opacity: 0.86 });
  const hidden = `<mask id="s"><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>${path(snowLit, '#000')}${path(snowShaded, '#777')}</mask>`;
  return svg(
    `<defs>${mist('m', 84, 190)}${mist('f', 158, 226)}${mist('g', 190, 240)}${hidden}</defs>` +
      `<g mask="url(#s)">${faces}</g>` +
      path(foothill(r, 168, 9, 6), 'url(#f)', { opacity: 0.55 }) +
      path(foothill(r, 196, 8, 11), 'url(#g)', { opacity: 0.95 }),
  );
};
