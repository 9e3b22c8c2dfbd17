/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { typePairs as pairs } from '../../src/theme/brand-choices';
import { typePairs } from '../../src/theme/type-pairs';

/** The stylesheet of a pair of typefaces; the first pair's has no name of its own. */
const sheets = pairs.map((pair, index) => ({
  pair,
  css: readFileSync(`src/theme/${index === 0 ? 'fonts' : `fonts-${pair}`}.css`, 'utf8'),
}));

/** A rule of a stylesheet: a part of a face, its file and what it promises. */
interface Part {
  family: string;
  folder: string;
  weight: string;
  name: string;
  range: string;
}

const partsIn = (css: string): Part[] =>
  css
    .split('@font-face')
    .slice(1)
    .map((rule) => {
      const [, folder = '', weight = '', name = ''] =
        /url\('\.\/fonts\/(\w+)-(\d+)-(\w+)\.woff2'\)/.exec(rule) ?? [];
      const [, family = ''] = /font-family: '([^']+)'/.exec(rule) ?? [];
      const [, range = ''] = /unicode-range:([^;]+);/.exec(rule) ?? [];
      return { family, folder, weight, name, range };
    });

const parts = sheets.flatMap(({ css }) => partsIn(css));
const faces = [...new Set(parts.map(({ folder, weight }) => `${folder}-${weight}`))].map(
  (face) => ({
    face,
    own: parts.filter(({ folder, weight }) => `${folder}-${weight}` === face),
  }),
);

/** The characters of a range, as code points: 'U+41-43' gives 65, 66 and 67. */
const codePoints = (range: string): number[] =>
  range.split(',').flatMap((piece) => {
    const [, first = '', last = first] = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/.exec(piece) ?? [];
    const start = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - start + 1;
    if (!(length > 0)) throw new Error(`"${piece}" is no range of characters such as U+20-7E.`);
    return Array.from({ length }, (_, index) => start + index);
  });

const fileName = ({ folder, weight, name }: Part) => `${folder}-${weight}-${name}.woff2`;
const committed = (part: Part) => readFileSync(join('src/theme/fonts', fileName(part)));
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
const latinOf = (face: string) => {
  const [folder = '', weight = ''] = face.split('-');
  return readFileSync(
    `node_modules/@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`,
  );
};
const shown = (codes: Iterable<number>) =>
  [...codes].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));

it('gives a rule to every file, and one file to each character', () => {
  const files = readdirSync('src/theme/fonts').filter((name) => name.endsWith('.woff2'));
  expect(parts.map(fileName).sort()).toEqual(files.sort());
  for (const { own } of faces) {
    const all = own.flatMap(({ range }) => codePoints(range));
    expect(new Set(all).size).toBe(all.length);
  }
});

it.each(sheets)('has the typefaces that the theme names for $pair', ({ pair, css }) => {
  const { display, body } = typePairs[pair];
  const named = partsIn(css).map(({ family, folder, weight }) => `${family} ${folder} ${weight}`);
  expect([...new Set(named)]).toEqual([
    `${display.family} ${display.folder} 600`,
    `${body.family} ${body.folder} 400`,
    `${body.family} ${body.folder} 600`,
  ]);
});

it('promises the same of every face, and keeps the core from moving lines', () => {
  for (const { css } of sheets) {
    const displays = [...css.matchAll(/font-display: (\w+)/g)].map(([, display]) => display);
    expect(displays).toEqual([
      'optional',
      'fallback',
      'optional',
      'fallback',
      'optional',
      'fallback',
    ]);
  }
  expect(new Set(parts.map(({ name, range }) => `${name} ${range}`)).size).toBe(2);
});

describe.each(faces)('$face', ({ face, own }) => {
  it.each(own)('has in its file "$name" what is promised', (part) => {
    const promised = codePoints(part.range);
    const latin = charactersOf(latinOf(face));
    const due = part.name === 'rest' ? promised.filter((code) => latin.has(code)) : promised;
    expect(shown(charactersOf(committed(part)))).toEqual(shown(due));
  });

  it('loses no letter or sign of the package’s Latin file', () => {
    const kept = new Set(own.flatMap(({ range }) => codePoints(range)));
    const lost = shown(charactersOf(latinOf(face))).filter(
      (character) => !kept.has(character.codePointAt(0) ?? 0),
    );
    // An accent by itself goes to a font that has it together with its letter; what is not seen needs none.
    expect(lost.filter((character) => !/[\p{Cc}\p{Cf}\p{M}]/u.test(character))).toEqual([]);
  });

  it('keeps to its weight', () => {
    const [core = 0, rest = 0] = own.map((part) => committed(part).length);
    expect(core).toBeLessThanOrEqual(13_200);
    expect(rest).toBeLessThanOrEqual(10_100);
  });
});

it.each(sheets)('keeps $pair to the weight of a first view', ({ css }) => {
  const core = partsIn(css).filter(({ name }) => name === 'core');
  expect(core).toHaveLength(3);
  expect(core.reduce((sum, part) => sum + committed(part).length, 0)).toBeLessThanOrEqual(38_500);
});

it.each([...new Set(parts.map(({ folder }) => folder))])(
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
  const ours = new Set(
    shown(parts.flatMap((part) => codePoints(part.range))).filter((character) =>
      faces.every(({ own }) =>
        own.some((part) => charactersOf(committed(part)).has(character.codePointAt(0) ?? 0)),
      ),
    ),
  );

  /** Letters of other scripts have fonts of their own; marks and joiners go with their letters. */
  const isOurs = (character: string) =>
    /[\p{scx=Latin}\p{scx=Common}]/u.test(character) &&
    /[\p{L}\p{N}\p{P}\p{S}\p{Z}]/u.test(character);

  const unknownCharacters = (text: string) =>
    [...new Set(text)].filter(
      (character) =>
        isOurs(character) && !ours.has(character) && !fromTheDevice.includes(character),
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
