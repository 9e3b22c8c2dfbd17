/** @jest-environment node */
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { fontFile } from '../../../src/build/cards/font-file';

it('is a font on the disk, with the characters of the one of the web', () => {
  const woff = 'node_modules/@fontsource/mukta/files/mukta-latin-400-normal.woff';
  const font = readFileSync(fontFile('@fontsource/mukta/files/mukta-latin-400-normal.woff'));
  expect(font.readUInt32BE(0)).toBe(0x10000);
  expect(create(font).characterSet).toEqual(create(readFileSync(woff)).characterSet);
});
