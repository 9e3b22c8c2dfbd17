/** Cuts the site's fonts into parts and writes their stylesheet: `npm run fonts`. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from './characters';
import { codePoints, type Face, faces, fileName, type Part, parts } from './parts';
import { fontStylesheet } from './stylesheet';

const packages = 'node_modules/@fontsource';
const folder = 'src/theme/fonts';

/**
 * Kerning, ligatures, the variants that Fraunces draws its weight with, and the figures that the theme
 * asks for. What goes are fractions made of plain figures, which nothing here asks for.
 */
const keepFeatures = ['kern', 'liga', 'rvrn', 'lnum', 'tnum'];

/** One part of a face as the bytes of a WOFF2 file. */
async function cut(face: Face, part: Part): Promise<Buffer> {
  const source = `${face.folder}-${part.from}-${face.weight}-normal.woff2`;
  const whole = await readFile(join(packages, face.folder, 'files', source));
  const text = String.fromCodePoint(...codePoints(part.range));
  const file = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures });
  const own = charactersOf(file);
  const missing = [...text].filter((character) => !own.has(character.codePointAt(0) ?? 0));
  // The rest is what there is: the families differ in a few signs.
  if (part.name !== 'rest' && missing.length > 0) {
    throw new Error(`${source} lacks ${missing.join(' ')}, which "${part.name}" promises.`);
  }
  return file;
}

async function makeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const face of faces) {
    for (const part of parts) {
      const file = await cut(face, part);
      await writeFile(join(folder, fileName(face, part)), file);
      console.log(`${fileName(face, part).padEnd(28)}${String(file.length).padStart(6)} bytes`);
    }
  }
  for (const name of new Set(faces.map((face) => face.folder))) {
    await copyFile(join(packages, name, 'LICENSE'), join(folder, `LICENSE-${name}.txt`));
  }
  await writeFile(`${folder}.css`, fontStylesheet());
}

makeFonts().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
