import { noOptions, runCommand } from '../../src/terminal/command';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { typePairs } from '../../src/theme/brand-choices';
import { addGlyph } from './add-glyph';
import {
  codePoints,
  type Face,
  faces,
  fileName,
  type Part,
  parts,
  sheetName,
  wholeRange,
} from './parts';
import { fontStylesheet } from './stylesheet';

const packages = 'node_modules/@fontsource';
const folder = 'src/theme/fonts';

/**
 * Kerning, ligatures, the variants that Fraunces draws its weight with, and the figures that the theme
 * asks for. What goes are fractions made of plain figures, which nothing here asks for.
 */
const keepFeatures = ['kern', 'liga', 'rvrn', 'lnum', 'tnum'];

/** No more than some characters of one of the package's files, as TrueType. */
async function subset(
  { folder: name, weight }: Face,
  from: 'latin' | 'latin-ext',
  text: string,
): Promise<Buffer> {
  const whole = await readFile(
    join(packages, name, 'files', `${name}-${from}-${weight}-normal.woff2`),
  );
  return subsetFont(whole, text, { targetFormat: 'sfnt', keepFeatures });
}

/** One part of a face as the bytes of a WOFF2 file. */
async function cut(face: Face, part: Part): Promise<Buffer> {
  const text = String.fromCodePoint(...codePoints(wholeRange(part)));
  const latin = await subset(face, 'latin', text);
  const whole = part.added
    ? addGlyph(latin, await subset(face, 'latin-ext', part.added), part.added)
    : latin;
  return subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures });
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
  for (const pair of typePairs) {
    await writeFile(join(dirname(folder), sheetName(pair)), fontStylesheet(pair));
  }
}

void runCommand({
  help: {
    name: 'npm run fonts',
    about: `Cuts the site's fonts into parts and writes them with their stylesheet to ${folder}:
after a change of their characters (harness/fonts/parts.ts) or of their packages.`,
    fails: 'a font could not be cut',
  },
  read: noOptions,
  run: makeFonts,
});
