/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import { cutFaces, faceRules, facesFor, lineRules } from '../../../src/build/faces/cut-faces';
import { notoFaces, notoFile } from '../../../src/build/faces/noto';

const dir = mkdtempSync(join(tmpdir(), 'faces-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('cuts none for English, and none for a danda alone', async () => {
  expect(await cutFaces(dir, 'Fees ₹ 3,000 — école')).toEqual([]);
  expect(await cutFaces(dir, 'Fees। اردو')).toEqual([]);
  expect(faceRules([])).toBe('');
  expect(lineRules([])).toBe('');
});

it('gives a page the faces of its own letters', async () => {
  const faces = await cutFaces(dir, 'हिन्दी தமிழ்');
  const own = facesFor(faces, 'Hindi: हिन्दी');
  expect(own.map(({ script, weight }) => `${script} ${weight}`)).toEqual(['Deva 400', 'Deva 600']);
  const rules = faceRules(own);
  expect(rules.match(/font-family:'[^']+';font-weight:\d+/g)).toEqual([
    "font-family:'Mukta';font-weight:400",
    "font-family:'Fraunces';font-weight:600",
    "font-family:'Mukta';font-weight:600",
  ]);
  expect(rules).toContain('unicode-range:U+900-97F,');
});

/** The mean width of the consonants of a script in thousandths of an em, from the table of advances of its face. */
function widthOf({ script, range }: (typeof notoFaces)[number]): [string, number] {
  const face = notoFaces.find((one) => one.script === script);
  const font = create(readFileSync(join('node_modules', face ? notoFile(face, 400) : '')));
  const first = parseInt(range.slice(2), 16);
  const letters = Array.from({ length: 0x25 }, (_, index) => first + 0x15 + index);
  const widths = letters
    .filter((code) => font.hasGlyphForCodePoint(code))
    .map((code) => font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm);
  return [script, Math.round((widths.reduce((sum, one) => sum + one, 0) / widths.length) * 1000)];
}

it('has the faces in whose widths fonts of devices stand in: with others, measure their sizes again', () => {
  const faces = notoFaces.filter(({ standIns }) => Object.keys(standIns).length > 0);
  expect(Object.fromEntries(faces.map(widthOf))).toEqual({
    Guru: 618,
    Gujr: 620,
    Taml: 1023,
    Telu: 778,
    Knda: 815,
    Mlym: 1004,
  });
});

it('has fonts of devices stand in for text before a face has come, and for no more than that', async () => {
  const rules = faceRules(await cutFaces(dir, 'தமிழ்')).split('\n');
  expect(rules[0]).toBe(
    "@font-face{font-family:'Mukta';font-weight:400;src:local('Lohit Tamil');size-adjust:117%;" +
      'unicode-range:U+B80-BFF,U+200C-200D}',
  );
  expect(rules.filter((rule) => rule.includes('local('))).toHaveLength(1);
  expect(rules[1]).toMatch(/font-weight:400;font-display:swap;src:url/);
});
