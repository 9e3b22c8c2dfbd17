/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { fontFile, unpackFont } from '../../../src/tools/illustrations/font-file';

const card = 'static/social-card.png';

it('is as large as previews show it, and light enough for every one of them', async () => {
  const { width, height, format } = await sharp(card).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(statSync(card).size).toBeLessThan(300 * 1024);
});

it('covers its whole area: no edge of another colour', async () => {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const edge = at(info.width - 1, 20);
  const beside = at(info.width - 8, 20);
  edge.forEach((value, index) => expect(Math.abs(value - (beside[index] ?? 0))).toBeLessThan(24));
});

describe('a font for drawing', () => {
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
});
