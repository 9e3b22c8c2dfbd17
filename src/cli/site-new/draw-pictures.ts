import { formatRgb, interpolate } from 'culori';
import sharp from 'sharp';

const [width, height] = [1600, 900];
const tile = 150;

/** A colour between two others: none of the second at 0, nothing else at 1. */
const mix = (from: string, to: string, share: number): string =>
  formatRgb(interpolate([from, to], 'rgb')(share));

const [white, black] = ['#ffffff', '#000000'];

function hills(main: string, accent: string, isDark: boolean): string {
  const sky = isDark ? black : white;
  const shares = isDark ? [0.55, 0.4, 0.2] : [0.62, 0.4, 0.12];
  const shapes = [
    'M0 560C300 430 520 600 800 500S1300 400 1600 520V900H0Z',
    'M0 680C260 560 560 720 860 620S1360 560 1600 660V900H0Z',
    'M0 780C320 700 640 840 960 750S1420 720 1600 790V900H0Z',
  ];
  const layers = shapes.map(
    (shape, index) => `<path fill="${mix(main, sky, shares[index] ?? 0)}" d="${shape}"/>`,
  );
  const light = mix(accent, sky, isDark ? 0.1 : 0.35);
  return `<rect width="1600" height="900" fill="${mix(main, sky, isDark ? 0.75 : 0.86)}"/><circle cx="1180" cy="300" r="110" fill="${light}"/>${layers.join('')}`;
}

/** Quarters of circles in the colours of the school; each number gives another order of them. */
function tiles(main: string, accent: string, number: number): string {
  const colours = [0.1, 0.35, 0.6, 0.8].map((share) => mix(main, white, share));
  colours.push(mix(accent, white, 0.15), mix(accent, white, 0.6));
  const corners = ['M0 0H100A100 100 0 0 1 0 100Z', 'M100 0V100A100 100 0 0 1 0 0Z'];
  corners.push('M100 100H0A100 100 0 0 1 100 0Z', 'M0 100V0A100 100 0 0 1 100 100Z');
  const parts: string[] = [];
  for (let y = 0; y < height / tile; y += 1) {
    for (let x = 0; x < width / tile; x += 1) {
      const turn = x * 7 + y * 13 + number * 5 + x * y * (number + 2);
      const fill = colours[turn % colours.length] ?? '';
      const corner = corners[(turn + x) % corners.length] ?? '';
      parts.push(
        `<path transform="translate(${x * tile} ${y * tile}) scale(${tile / 100})" fill="${fill}" d="${corner}"/>`,
      );
    }
  }
  return `<rect width="1600" height="900" fill="${mix(main, white, 0.88)}"/>${parts.join('')}`;
}

const webp = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="${width}" height="${height}">${inside}</svg>`,
    ),
  )
    .webp({ quality: 86 })
    .toBuffer();

/**
 * Pictures that only decorate, until there are photographs: the front page by day and in the dark
 * mode, and one for each level. By their names in content/pictures.
 */
export async function drawPictures(
  { main, accent }: { main: string; accent: string },
  levels: readonly string[],
): Promise<Map<string, Buffer>> {
  const inside: [string, string][] = [
    ['front.webp', hills(main, accent, false)],
    ['front-dark.webp', hills(main, accent, true)],
    ...levels.map((level, index): [string, string] => [level, tiles(main, accent, index)]),
  ];
  return new Map(
    await Promise.all(inside.map(async ([name, svg]) => [name, await webp(svg)] as const)),
  );
}
