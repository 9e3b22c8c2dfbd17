import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../../theme/brand';
import { paper, marigold, pine } from '../../theme/brand-colours';

/** Pixels of a vector drawing by inch; enough for the largest icon. */
const density = 600;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const hillsPicture =
  `<path fill="${paper[100]}" d="M0 0h800v600H0z"/><circle cx="560" cy="170" r="60" fill="${marigold[200]}"/>` +
  `<path fill="${pine[100]}" d="M0 330l150-130 110 80 150-150 180 170 110-80 100 90v290H0z"/>` +
  `<path fill="${pine[200]}" d="M0 420q180-90 380-20t420-10v210H0z"/>` +
  `<path fill="${pine[300]}" d="M0 510q220-80 440-10t360-10v110H0z"/>`;

const circle = (radius: number, look: string) =>
  `<circle cx="400" cy="300" r="${radius}" ${look}/>`;

/** The logo as a seal. Without a ground: where it stands has that of the colour mode. */
async function sealPicture(logo: Buffer): Promise<string> {
  const drawn = await sharp(logo, { density })
    .resize(320, 320, { fit: 'contain', background: clear })
    .webp({ quality: 90 })
    .toBuffer();
  const rings = [250, 330, 410].map((radius) => circle(radius, ''));
  return (
    `<g fill="none" stroke="${pine[400]}" stroke-width="2" opacity=".3">${rings.join('')}</g>` +
    circle(180, `fill="${paper[50]}" stroke="${marigold[400]}" stroke-width="6"`) +
    `<image x="290" y="190" width="220" height="220" href="data:image/webp;base64,${drawn.toString('base64')}"/>`
  );
}

/** What stands in for a missing picture, in the colours of the school: 800 × 600, as SVG. */
async function defaultPicture(logo: Buffer): Promise<string> {
  const drawn = brand.decoration === 'hills' ? hillsPicture : await sealPicture(logo);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" aria-label="No picture">${drawn}</svg>\n`;
}

/** Wraps one PNG into an ICO file; `size` is its width and height in pixels (at most 255). */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/** The logo in a square of this many pixels, with a share of it free on each side. */
async function tile(logo: Buffer, size: number, inset: number, background: string | typeof clear) {
  const inner = Math.round(size * (1 - 2 * inset));
  const drawn = await sharp(logo, { density })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Of `static`, what only a range of hills needs. */
const hills = ['footer-ridge.svg', 'head-shade.svg', 'head-snow.svg'];

/**
 * Writes the files of a school's own brand over those of `static`: its logo, the icons made from it,
 * and what stands in for a missing picture. Nothing to do for a school without brand.yaml. A logo in
 * one colour is the file mark-mono.svg, else the logo itself.
 */
export async function writeBrandFiles(publicDir: string, contentDir: string): Promise<void> {
  if (!brand.ownLogo) return;
  const pictures = join(contentDir, 'pictures');
  const file = join(pictures, 'mark.svg');
  const logo = await readFile(file);
  const mono = join(pictures, 'mark-mono.svg');
  const write = (name: string, data: Buffer | string) => writeFile(join(publicDir, name), data);
  await mkdir(join(publicDir, 'icons'), { recursive: true });
  await copyFile(file, join(publicDir, 'mark.svg'));
  await copyFile(existsSync(mono) ? mono : file, join(publicDir, 'mark-mono.svg'));
  await copyFile(file, join(publicDir, 'favicon.svg'));
  await write('favicon.ico', toIco(await tile(logo, 32, 0, clear), 32));
  await write('icons/icon-192.png', await tile(logo, 192, 0.08, paper[50]));
  await write('icons/icon-512.png', await tile(logo, 512, 0.08, paper[50]));
  await write('icons/icon-maskable-512.png', await tile(logo, 512, 0.19, paper[50]));
  await write('icons/apple-touch-icon.png', await tile(logo, 180, 0.12, paper[50]));
  await write('default-picture.svg', await defaultPicture(logo));
  if (brand.decoration === 'hills') return;
  for (const name of hills) await rm(join(publicDir, name), { force: true });
}
