import { readCharacters, writeCharacters } from './character-table';
import { fileOf, padded, table, type Tables, tablesOf } from './sfnt';

const glyphCount = (tables: Tables) => table(tables, 'maxp').readUInt16BE(4);
const longOffsets = (tables: Tables) => table(tables, 'head').readInt16BE(50) === 1;

/** Where every glyph's outline begins, and where the last one ends, in bytes of the table `glyf`. */
function offsets(tables: Tables): number[] {
  const loca = table(tables, 'loca');
  return Array.from({ length: glyphCount(tables) + 1 }, (_, glyph) =>
    longOffsets(tables) ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph),
  );
}

/** The width of a glyph and the space before it, as four bytes of the table `hmtx`. */
function metrics(tables: Tables, glyph: number): Buffer {
  const hmtx = table(tables, 'hmtx');
  const whole = table(tables, 'hhea').readUInt16BE(34);
  if (glyph < whole) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
  // The last glyphs may share one width.
  const before = 4 * whole + 2 * (glyph - whole);
  return Buffer.concat([
    hmtx.subarray(4 * whole - 4, 4 * whole - 2),
    hmtx.subarray(before, before + 2),
  ]);
}

/** A copy of a table, changed. */
function changed(tables: Tables, name: string, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table(tables, name));
  change(copy);
  return copy;
}

/** Two files of one typeface: the same grid, and the same program that fits outlines to pixels. */
function checkKinship(one: Tables, other: Tables): void {
  const grid = (tables: Tables) => table(tables, 'head').readUInt16BE(18);
  const same = ['fpgm', 'prep', 'cvt '].every((name) =>
    (one.get(name) ?? Buffer.alloc(0)).equals(other.get(name) ?? Buffer.alloc(0)),
  );
  if (grid(one) !== grid(other) || !same) throw new Error('These are fonts of two typefaces.');
}

/**
 * A font that has one character more, whose outline comes from another file of the same typeface.
 * Both are TrueType, as is what comes out. The outline must be made of no others.
 */
export function addGlyph(font: Buffer, donor: Buffer, character: string): Buffer {
  const own = tablesOf(font);
  const other = tablesOf(donor);
  checkKinship(own, other);
  const code = character.codePointAt(0) ?? 0;
  const glyph = readCharacters(table(other, 'cmap')).get(code);
  if (glyph === undefined) throw new Error(`The other font has no ${character} either.`);
  const [start, end] = offsets(other).slice(glyph, glyph + 2);
  const outline = table(other, 'glyf').subarray(start, end);
  if (outline.readInt16BE(0) < 0) throw new Error(`${character} is made of other glyphs.`);

  const count = glyphCount(own);
  const outlines = Buffer.concat([padded(table(own, 'glyf')), padded(outline)]);
  const begin = padded(table(own, 'glyf')).length;
  const places = [...offsets(own).slice(0, count), begin, outlines.length];
  const loca = Buffer.alloc(4 * places.length);
  places.forEach((place, index) => loca.writeUInt32BE(place, 4 * index));
  const widths = Array.from({ length: count }, (_, index) => metrics(own, index));

  const limits = table(other, 'maxp');
  const glyphs = readCharacters(table(own, 'cmap')).set(code, count);
  return fileOf(
    new Map([
      ...own,
      ['glyf', outlines],
      ['loca', loca],
      ['hmtx', Buffer.concat([...widths, metrics(other, glyph)])],
      ['cmap', writeCharacters(glyphs)],
      ['head', changed(own, 'head', (copy) => copy.writeInt16BE(1, 50))],
      ['hhea', changed(own, 'hhea', (copy) => copy.writeUInt16BE(count + 1, 34))],
      [
        'maxp',
        changed(own, 'maxp', (copy) => {
          // How much room the most demanding glyph needs.
          for (let at = 6; at < copy.length; at += 2) {
            copy.writeUInt16BE(Math.max(copy.readUInt16BE(at), limits.readUInt16BE(at)), at);
          }
          copy.writeUInt16BE(count + 1, 4);
        }),
      ],
    ]),
  );
}
