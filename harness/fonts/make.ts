import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { typePairs } from '../../src/theme/brand-choices';
import { codePoints, type Face, faces, fileName, type Part, parts, sheetName } from './parts';
import { fontStylesheet } from './stylesheet';

const folder = 'src/theme/fonts';

/**
 * Kerning, ligatures, the variants that Fraunces draws its weight with, and the figures that the theme
 * asks for. What goes are fractions made of plain figures, which nothing here asks for.
 */
const keepFeatures = ['kern', 'liga', 'rvrn', 'lnum', 'tnum'];

/** Says how faces of a family are called, for a menu of fonts. */
const dropTables = ['STAT'];

const weightNames = new Map([
  [400, '400Regular'],
  [600, '600SemiBold'],
]);

/** The file that a part is cut from: the family's whole one has ₹, which the Latin one of a package lacks. */
function sourceOf({ family, folder: name, weight }: Face, part: Part): string {
  if (part.name === 'rest') {
    return `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  }
  const style = weightNames.get(weight);
  return `node_modules/@expo-google-fonts/${name}/${style}/${family}_${style}.ttf`;
}

/** One part of a face as the bytes of a WOFF2 file. */
async function cut(face: Face, part: Part): Promise<Buffer> {
  const text = String.fromCodePoint(...codePoints(part.range));
  const whole = await readFile(sourceOf(face, part));
  return subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures, dropTables });
}

/** Writes all fonts, their licences and their stylesheets. */
export async function makeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const face of faces) {
    for (const part of parts) {
      const file = await cut(face, part);
      await writeFile(join(folder, fileName(face, part)), file);
      console.log(`${fileName(face, part).padEnd(28)}${String(file.length).padStart(6)} bytes`);
    }
  }
  for (const name of new Set(faces.map((face) => face.folder))) {
    await copyFile(`node_modules/@fontsource/${name}/LICENSE`, join(folder, `LICENSE-${name}.txt`));
  }
  for (const pair of typePairs) {
    await writeFile(join(dirname(folder), sheetName(pair)), fontStylesheet(pair));
  }
}
