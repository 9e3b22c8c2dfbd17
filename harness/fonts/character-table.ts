/** Characters of a subtable in segments (format 4) with their glyphs; glyph 0 means that there is none. */
function* segments(table: Buffer): Generator<[code: number, glyph: number]> {
  const twice = table.readUInt16BE(6);
  for (let at = 0; at < twice; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + twice + at);
    const shift = table.readUInt16BE(16 + 2 * twice + at);
    const place = 16 + 3 * twice + at;
    const offset = table.readUInt16BE(place);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - start));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + shift) % 0x10000;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}

/** The glyph of every character that a font has, by code point, from its table `cmap`. */
export function readCharacters(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * record + 4));
    // Other formats repeat these, or tell of characters beyond U+FFFF, which these fonts lack.
    if (table.readUInt16BE(0) !== 4) continue;
    for (const [code, glyph] of segments(table)) found.set(code, glyph);
  }
  if (found.size === 0) throw new Error('The font has no table of characters in a known format.');
  return found;
}

/** A table `cmap` that says the same, with a segment for each character. */
export function writeCharacters(glyphs: ReadonlyMap<number, number>): Buffer {
  const sorted = [...glyphs].sort(([a], [b]) => a - b);
  const all = [...sorted, [0xffff, 0] as const];
  const twice = 2 * all.length;
  const power = 2 ** Math.floor(Math.log2(all.length));
  const start = 12;
  const table = Buffer.alloc(start + 16 + 4 * twice);
  // One subtable, of Windows' Unicode.
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(start, 8);
  const words = [4, table.length - start, 0, twice, 2 * power, Math.log2(power), twice - 2 * power];
  words.forEach((word, index) => table.writeUInt16BE(word, start + 2 * index));
  all.forEach(([code, glyph], index) => {
    const at = start + 14 + 2 * index;
    table.writeUInt16BE(code, at);
    table.writeUInt16BE(code, at + 2 + twice);
    table.writeUInt16BE((glyph - code + 0x10000) % 0x10000, at + 2 + 2 * twice);
  });
  return table;
}
