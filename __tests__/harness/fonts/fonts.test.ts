/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import {
  codePoints,
  type Face,
  faces,
  facesOf,
  fileName,
  parts,
  sheetName,
} from '../../../harness/fonts/parts';
import { fontStylesheet } from '../../../harness/fonts/stylesheet';
import { typePairs } from '../../../src/theme/brand-choices';

const again = 'after a change run: npx tsx harness fonts';

const committed = (face: Face, index: number) => {
  const part = parts[index];
  if (!part) throw new Error('There is no such part.');
  return readFileSync(join('src/theme/fonts', fileName(face, part)));
};
const known = new Map<string, Set<number>>();

/** The characters of a font; each is read once. */
function charactersOf(file: Buffer): Set<number> {
  const digest = createHash('sha256').update(file).digest('hex');
  // The table of characters ends with U+FFFF, which is none.
  const characters =
    known.get(digest) ?? new Set(create(file).characterSet.filter((code) => code !== 0xffff));
  known.set(digest, characters);
  return characters;
}
const latinOf = ({ folder, weight }: Face) =>
  readFileSync(`node_modules/@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`);
const shown = (codes: Iterable<number>) =>
  [...codes].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));

describe('ranges', () => {
  it('reads what CSS reads', () => {
    expect(shown(codePoints('U+41-43,U+20B9'))).toEqual(['A', 'B', 'C', '₹']);
  });

  it.each(['', 'U+', '20-7E', 'U+43-41', 'U+20, U+21'])('refuses "%s"', (range) => {
    expect(() => codePoints(range)).toThrow('is no range of characters');
  });

  it('share no character, so that one file is asked for each', () => {
    const all = parts.flatMap((part) => codePoints(part.range));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the stylesheet', () => {
  it(`says what the tool says (${again})`, () => {
    for (const pair of typePairs) {
      expect(readFileSync(join('src/theme', sheetName(pair)), 'utf8')).toBe(fontStylesheet(pair));
    }
  });

  it('gives a rule to every file', () => {
    const rules = typePairs.map(fontStylesheet).join('');
    const named = [...rules.matchAll(/url\('\.\/fonts\/(.+?)'\)/g)].map(([, name]) => name);
    const files = readdirSync('src/theme/fonts').filter((name) => name.endsWith('.woff2'));
    expect(named.sort()).toEqual(files.sort());
  });
});

describe.each(faces)('$family $weight', (face) => {
  it.each(parts.map((part, index) => ({ name: part.name, range: part.range, index })))(
    `has in its file "$name" what is promised (${again})`,
    ({ name, range, index }) => {
      const promised = codePoints(range);
      const latin = charactersOf(latinOf(face));
      const due = name === 'rest' ? promised.filter((code) => latin.has(code)) : promised;
      expect(shown(charactersOf(committed(face, index)))).toEqual(shown(due));
    },
  );

  it('loses no letter or sign of the package’s Latin file', () => {
    const kept = new Set(parts.flatMap((part) => codePoints(part.range)));
    const lost = shown(charactersOf(latinOf(face))).filter(
      (character) => !kept.has(character.codePointAt(0) ?? 0),
    );
    // An accent by itself goes to a font that has it together with its letter; what is not seen needs none.
    expect(lost.filter((character) => !/[\p{Cc}\p{Cf}\p{M}]/u.test(character))).toEqual([]);
  });

  it('keeps to its weight', () => {
    const [core = 0, rest = 0] = parts.map((_, index) => committed(face, index).length);
    expect(core).toBeLessThanOrEqual(13_200);
    expect(rest).toBeLessThanOrEqual(10_100);
  });
});

it.each(typePairs)('keeps %s to the weight of a first view', (pair) => {
  const core = facesOf(pair).reduce((sum, face) => sum + committed(face, 0).length, 0);
  expect(core).toBeLessThanOrEqual(38_500);
});

it.each([...new Set(faces.map(({ folder }) => folder))])(
  'has the licence of %s beside the files',
  (name) => {
    const licence = readFileSync(`src/theme/fonts/LICENSE-${name}.txt`, 'utf8');
    expect(licence).toContain('SIL Open Font License, Version 1.1');
    expect(licence).toBe(readFileSync(`node_modules/@fontsource/${name}/LICENSE`, 'utf8'));
  },
);

describe('the content', () => {
  /** Neither family has these in any of its files: they come from the reader's device. */
  const fromTheDevice = '←↑→↓✓';
  const own = new Set(
    shown(parts.flatMap((part) => codePoints(part.range))).filter((character) =>
      faces.every((face) =>
        parts.some((_, index) =>
          charactersOf(committed(face, index)).has(character.codePointAt(0) ?? 0),
        ),
      ),
    ),
  );

  /** Letters of other scripts have fonts of their own; marks and joiners go with their letters. */
  const isOurs = (character: string) =>
    /[\p{scx=Latin}\p{scx=Common}]/u.test(character) &&
    /[\p{L}\p{N}\p{P}\p{S}\p{Z}]/u.test(character);

  const unknownCharacters = (text: string) =>
    [...new Set(text)].filter(
      (character) => isOurs(character) && !own.has(character) && !fromTheDevice.includes(character),
    );

  it('is told of characters that no file has, and of no others', () => {
    expect(unknownCharacters('Fee: ₹ 10,200 – “naïve” → मेरा। ½')).toEqual([]);
    expect(unknownCharacters('Kṛṣṇa ≠ ₨')).toEqual(['ṛ', 'ṣ', 'ṇ', '≠', '₨']);
  });

  it('is written in characters of the site’s own fonts', () => {
    const files = readdirSync('content', { recursive: true })
      .map(String)
      .filter((name) => /\.(ya?ml|md)$/.test(name));
    expect(files.length).toBeGreaterThan(40);
    const faults = files.flatMap((name) =>
      unknownCharacters(readFileSync(join('content', name), 'utf8')).map(
        (character) =>
          `content/${name}: ${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()})`,
      ),
    );
    expect(faults).toEqual([]);
  });
});
