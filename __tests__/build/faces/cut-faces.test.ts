/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import { cutFaces, faceRules, facesFor, lineRules } from '../../../src/build/faces/cut-faces';
import { notoFaces, notoFile } from '../../../src/build/faces/noto';

const dir = mkdtempSync(join(tmpdir(), 'faces-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Words with conjuncts, half forms, stacks, and signs on both sides of a letter, which browsers take apart. */
const words: Readonly<Record<string, string>> = {
  Deva: 'विद्यार्थी क्षेत्र श्रृंखला राष्ट्र',
  Beng: 'শ্রেণি জ্ঞান ক্ষমা পোশাক',
  Guru: 'ਪੜ੍ਹਾਈ ਸਿੱਖਿਆ',
  Gujr: 'વિદ્યાર્થી ક્ષેત્ર',
  Taml: 'தமிழ் மொழி கௌரவம் ஸ்ரீ',
  Telu: 'స్త్రీ క్షేత్రం జ్ఞానం',
  Knda: 'ರಾಜ್ಯೋತ್ಸವ ಕ್ಷೇತ್ರ',
  Mlym: 'സ്ത്രീ ക്ഷേത്രം കൊമ്പ് ന്റെ',
};

const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

it('keeps what letters are made of, and what they make together, in every script', async () => {
  const faces = await cutFaces(dir, Object.values(words).join(' '));
  expect(faces).toHaveLength(16);
  for (const { script, weight, address } of faces) {
    const face = notoFaces.find((one) => one.script === script);
    const file = face && notoFile(face, weight);
    const cut = create(readFileSync(join(dir, address)));
    const text = (words[script] ?? '').replaceAll(' ', '');
    expect(cut.characterSet).toEqual(expect.arrayContaining(codesOf(text + text.normalize('NFD'))));
    // The glyph for what is missing, and one for each letter, would be all without conjuncts.
    expect(cut.numGlyphs).toBeGreaterThan(cut.characterSet.length + 1);
    const whole = create(readFileSync(join('node_modules', file ?? '')));
    expect(cut.numGlyphs).toBeLessThan(whole.numGlyphs / 2);
  }
});

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
