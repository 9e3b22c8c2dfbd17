/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { unpackFont } from '../../../src/seo/cards/font-file';
import { addGlyph } from '../../../harness/fonts/add-glyph';
import { readCharacters, writeCharacters } from '../../../harness/fonts/character-table';
import { fileOf, table, type Tables, tablesOf } from '../../../harness/fonts/sfnt';

const font = (family: string, part: string) =>
  unpackFont(
    readFileSync(`node_modules/@fontsource/${family}/files/${family}-${part}-600-normal.woff`),
  );
const characters = (tables: Tables) => readCharacters(table(tables, 'cmap'));

/** The bytes of a glyph's outline, from a file with long offsets. */
function outline(tables: Tables, glyph: number): Buffer {
  const loca = table(tables, 'loca');
  return table(tables, 'glyf').subarray(
    loca.readUInt32BE(4 * glyph),
    loca.readUInt32BE(4 * glyph + 4),
  );
}

describe.each(['fraunces', 'mukta'])('%s', (family) => {
  const before = tablesOf(font(family, 'latin'));
  const after = tablesOf(addGlyph(fileOf(before), font(family, 'latin-ext'), '₹'));
  const rupee = characters(after).get(0x20b9) ?? 0;

  it('gains the character as its last glyph', () => {
    expect(characters(before).has(0x20b9)).toBe(false);
    expect(rupee).toBe(table(before, 'maxp').readUInt16BE(4));
    expect(table(after, 'maxp').readUInt16BE(4)).toBe(rupee + 1);
    expect(outline(after, rupee).length).toBeGreaterThan(50);
  });

  it('gains its width, and keeps those of all others', () => {
    const [own, now] = [table(before, 'hmtx'), table(after, 'hmtx')];
    const whole = table(before, 'hhea').readUInt16BE(34);
    expect(now.subarray(0, 4 * whole)).toEqual(own.subarray(0, 4 * whole));
    expect(now.length).toBe(4 * table(after, 'hhea').readUInt16BE(34));
    expect(now.readUInt16BE(4 * rupee)).toBeGreaterThan(400);
  });

  it('keeps all other characters, and every table but those of glyphs', () => {
    expect(new Map([...characters(after)].filter(([code]) => code !== 0x20b9))).toEqual(
      characters(before),
    );
    for (const name of ['GPOS', 'GSUB', 'OS/2', 'name']) {
      expect(table(after, name)).toEqual(table(before, name));
    }
  });
});

it('writes characters so that they read the same', () => {
  const glyphs = new Map([
    [0x20, 3],
    [0x41, 70],
    [0x20b9, 1],
  ]);
  expect(readCharacters(writeCharacters(glyphs))).toEqual(glyphs);
});

it.each([
  ['a font of another typeface', 'mukta', 'fraunces', '₹', 'two typefaces'],
  ['a file without the character', 'mukta', 'mukta', '≠', 'has no ≠ either'],
  ['a glyph made of others', 'fraunces', 'fraunces', 'ā', 'ā is made of other glyphs'],
])('refuses %s', (_, family, donor, character, message) => {
  expect(() => addGlyph(font(family, 'latin'), font(donor, 'latin-ext'), character)).toThrow(
    message,
  );
});
