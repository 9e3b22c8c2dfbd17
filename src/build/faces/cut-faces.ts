import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { writeWhole } from '../../lib/files/write-whole';
import { typefaces } from '../../theme/type-pairs';
import { lettersIn, notoFaces, notoFile, type NotoWeight, notoWeights } from './noto';

const packages = createRequire(resolve('package.json'));

/** A face as a site has it: cut to its letters. */
export interface CutFace {
  script: string;
  weight: NotoWeight;
  /** Its characters, as CSS writes them. */
  range: string;
  /** Its address: '/static/noto-sans-devanagari-400-1a2b3c4d.woff2'. */
  address: string;
}

/**
 * The part of a face that has these letters, with all ways in which they join: conjuncts, half forms, stacks. `cacheDir`
 * keeps it by the digest of both: a change of a word cuts nothing anew, and loads nothing for it.
 */
async function cut(file: string, text: string, cacheDir: string | undefined): Promise<Buffer> {
  const whole = await readFile(packages.resolve(file));
  const digest = createHash('sha256').update(whole).update(text).digest('hex');
  const kept = cacheDir && join(cacheDir, `${digest}.woff2`);
  if (kept && existsSync(kept)) return readFile(kept);
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(whole, text, { targetFormat: 'woff2' });
  if (kept) await writeWhole(kept, bytes);
  return bytes;
}

/**
 * Writes the faces of the scripts of India that a site's texts have letters of into its folder, and gives them;
 * none for a site in English. What a list brings later, with a letter that no text had, is drawn with the device's
 * font until the site is built again.
 */
export async function cutFaces(
  publicDir: string,
  texts: string,
  cacheDir?: string,
): Promise<CutFace[]> {
  const faces: CutFace[] = [];
  for (const [face, letters] of lettersIn(texts)) {
    for (const weight of notoWeights) {
      const bytes = await cut(notoFile(face, weight), [...letters].sort().join(''), cacheDir);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const address = `/static/${face.folder}-${weight}-${hash}.woff2`;
      await writeWhole(join(publicDir, address), bytes);
      faces.push({ script: face.script, weight, range: face.range, address });
    }
  }
  return faces;
}

/** The families that a weight is set in, by the names that the theme gives them. */
const familiesOf = (weight: NotoWeight) =>
  weight === 600
    ? [...new Set([typefaces.display.family, typefaces.body.family])]
    : [typefaces.body.family];

/** What a device may have of a script, in the width of its face; a browser takes what is named last and is there. */
const standInRules = (script: string, family: string, characters: string): string[] =>
  Object.entries(notoFaces.find((face) => face.script === script)?.standIns ?? {}).map(
    ([name, percent]) =>
      `@font-face{font-family:'${family}';font-weight:400;src:local('${name}');` +
      `size-adjust:${percent}%;${characters}}`,
  );

/**
 * The rules of faces. They belong to the families of the theme, each for its own characters, so that no list of
 * fonts names them, and a browser fetches what it has a letter for. They `swap`: a device may have no font for the
 * script, and boxes can't be read. Before they have come, fonts of devices stand in with lines of the same length,
 * so that hardly a line moves; lines have a height of their own. Headings are short.
 */
export const faceRules = (faces: readonly CutFace[]): string =>
  faces
    .flatMap(({ script, weight, range, address }) => {
      const characters = `unicode-range:${range},U+200C-200D`;
      return familiesOf(weight).flatMap((family) => [
        ...(weight === 400 ? standInRules(script, family, characters) : []),
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;` +
          `src:url('${address}');${characters}}`,
      ]);
    })
    .join('\n');

/** The faces that a text has letters for. */
export function facesFor(faces: readonly CutFace[], text: string): CutFace[] {
  const scripts = new Set([...lettersIn(text).keys()].map(({ script }) => script));
  return faces.filter(({ script }) => scripts.has(script));
}

/** How lines are set in languages that are written with one of these scripts: without spaces between letters, and higher. */
export function lineRules(languages: readonly string[]): string {
  if (languages.length === 0) return '';
  const within = `:is(${languages.map((lang) => `:lang(${lang})`).join(',')})`;
  return (
    // A line above the letters joins them; marks above and below need room.
    `${within}{letter-spacing:0!important}` +
    `:is(h1,h2,h3,h4)${within},:is(h1,h2,h3,h4) ${within}{line-height:1.45!important}`
  );
}
