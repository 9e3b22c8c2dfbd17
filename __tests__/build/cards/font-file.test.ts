/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fontFile, unpackFont } from '../../../src/build/cards/font-file';

const packed = readFileSync('node_modules/@fontsource/mukta/files/mukta-latin-400-normal.woff');

it('holds the tables of the font of the web, whole and in their places', () => {
  const font = unpackFont(packed);
  expect(font.readUInt32BE(0)).toBe(packed.readUInt32BE(4));
  const count = font.readUInt16BE(4);
  const names = Array.from({ length: count }, (_, index) => {
    const entry = 12 + 16 * index;
    const end = font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12);
    expect(end).toBeLessThanOrEqual(font.length);
    expect(font.readUInt32BE(entry + 8) % 4).toBe(0);
    return font.toString('latin1', entry, entry + 4);
  });
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx']));
  expect(font.length).toBe(packed.readUInt32BE(16));
});

it('is a file on the disk', () => {
  const path = fontFile('@fontsource/mukta/files/mukta-latin-400-normal.woff');
  expect(readFileSync(path).equals(unpackFont(packed))).toBe(true);
});
