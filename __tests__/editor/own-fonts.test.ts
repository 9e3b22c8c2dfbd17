/** @jest-environment node */
import { withOwnFonts } from '../../src/editor/cms-script';

const code =
  'a{src:url(https://cdn.jsdelivr.net/fontsource/fonts/source-sans-3:vf@5.3.0/latin-wght-normal.woff2)}' +
  'b{src:url(https://cdn.jsdelivr.net/fontsource/fonts/noto-mono@5.3.0/latin-400-normal.woff2)}';
const assets = [
  'noto-mono-latin-400-normal-DiC8lJru.woff2',
  'source-sans-3-latin-wght-normal-BqRLTx4X.woff2',
];

it('takes the fonts that the package brings in the place of those of a public network', () => {
  expect(withOwnFonts(code, assets)).toBe(
    'a{src:url(/edit/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2)}' +
      'b{src:url(/edit/assets/noto-mono-latin-400-normal-DiC8lJru.woff2)}',
  );
});

it('says so when a font has no file, or when none is named', () => {
  expect(() => withOwnFonts(code, assets.slice(0, 1))).toThrow(/source-sans-3:vf/);
  expect(() => withOwnFonts('a{}', assets)).toThrow('in another way now');
});
