import { random, type Random } from './random';
import { n, path } from './svg';

const width = 1440;
const height = 88;

/** The crest of a hill that ends where it begins, so that the strip repeats without a seam. */
const crest =
  (base: number, waves: readonly (readonly [size: number, phase: number])[]) =>
  (x: number): number =>
    base +
    waves.reduce(
      (sum, [size, phase], i) => sum + size * Math.sin((x / width) * Math.PI * 2 * (i + 1) + phase),
      0,
    );

type Crest = ReturnType<typeof crest>;

const hill = (at: Crest): string => {
  let d = `M0 ${height}`;
  for (let x = 0; x <= width; x += 40) d += `L${x} ${n(at(x))}`;
  return `${d}V${height}Z`;
};

/** A cedar of 100 units with its foot at (0, 0): tiers of boughs that droop. */
const cedar = (id: string, r: Random): string => {
  const tiers = 7;
  let right = '';
  let left = '';
  for (let i = 1; i <= tiers; i += 1) {
    const t = i / tiers;
    const half = 24 * t ** 0.85 * r(0.84, 1.12);
    const y = -100 + t * 91;
    right += `L${n(half, 0)} ${n(y, 0)}L${n(half * 0.4, 0)} ${n(y - 4, 0)}`;
    left = `L${n(-half * 0.4, 0)} ${n(y - 4, 0)}L${n(-half * 0.96, 0)} ${n(y + 1, 0)}${left}`;
  }
  return `<path id="${id}" d="M0-100${right}L3-10V9H-3V-10${left}Z"/>`;
};

type Clump = readonly [from: number, to: number, count: number];

const grove = (
  r: Random,
  at: Crest,
  clumps: readonly Clump[],
  [low, high]: readonly [number, number],
): string =>
  clumps
    .flatMap(([from, to, count]) =>
      Array.from({ length: count }, (_, i) => {
        const x = from + ((to - from) * (i + r(0.1, 0.9))) / count;
        const y = at(x) + 1;
        return `<use href="#${r.pick(['a', 'b', 'c'])}" transform="translate(${n(x, 0)} ${n(y, 0)})scale(${n(r(low, high) / 100, 2)})"/>`;
      }),
    )
    .join('');

/** The school far off: two wings, three gables and the clock tower; (x, y) is its foot's middle. */
const schoolhouse = (x: number, y: number): string => {
  const windows = [-31, -26, -21, -16, 13, 18, 23, 28]
    .map((dx) => `M${x + dx} ${n(y - 8)}h2v4h-2Z`)
    .join('');
  const right = 'l1.5 13h1v2h-1v15l10 11h17l4-5 4 6v22';
  return path(
    `M${x - 37} ${n(y + 6)}v-16l4-6 4 5h17l10-11v-15h-1v-2h1l1.5-13${right}Z${windows}`,
    '#000',
    { 'fill-rule': 'evenodd' },
  );
};

/**
 * The strip of hills and cedars above the footer, as a mask: only its opacity counts, the page
 * gives it the footer's colour. It repeats sideways without a seam.
 */
export const footerRidge = (): string => {
  const r = random(29);
  const far = crest(38, [
    [12, 0.6],
    [8, 2.2],
    [4, 0.4],
  ]);
  const middle = crest(56, [
    [9, 3.4],
    [6, 0.9],
    [3, 2.4],
  ]);
  const near = crest(76, [
    [5, 5.2],
    [4, 2.9],
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${['a', 'b', 'c'].map((id) => cedar(id, r)).join('')}</defs>${path(hill(far), '#000', { opacity: 0.14 })}<g opacity=".3">${path(hill(middle), '#000')}${grove(
    r,
    middle,
    [
      [10, 250, 16],
      [800, 1010, 13],
      [1160, 1420, 17],
    ],
    [12, 24],
  )}</g>${schoolhouse(560, near(560))}${path(hill(near), '#000')}${grove(
    r,
    near,
    [
      [10, 150, 9],
      [330, 480, 9],
      [640, 770, 8],
      [940, 1120, 11],
      [1270, 1430, 9],
    ],
    [20, 46],
  )}</svg>\n`;
};
