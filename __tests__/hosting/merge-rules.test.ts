import { mergeRules } from '../../src/hosting/merge-rules';

const wide = '@media screen and (min-width: 48rem){.css-a{grid-template-columns:1fr 1fr;}}';

describe('the rules of a second build', () => {
  it('keep what only pages of the first build use', () => {
    expect(mergeRules(['.css-b{gap:1px;}'], ['.css-a{gap:2px;}'])).toEqual([
      '.css-b{gap:1px;}',
      '.css-a{gap:2px;}',
    ]);
  });

  it('replace a class whole: no plain rule comes after its rule for wide screens', () => {
    const first = ['.css-a{grid-template-columns:1fr;gap:var(--3a);}', wide];
    const second = ['.css-a{grid-template-columns:1fr;gap:var(--3c);}', wide];
    expect(mergeRules(first, second)).toEqual(second);
  });

  it('stand last, also when they stood there before', () => {
    expect(mergeRules([':root{--a:1;}', ':root{--a:2;}'], [':root{--a:1;}'])).toEqual([
      ':root{--a:2;}',
      ':root{--a:1;}',
    ]);
  });

  it('are each there once', () => {
    expect(mergeRules([], ['.css-a{gap:0;}', '.css-a{gap:0;}', ''])).toEqual(['.css-a{gap:0;}']);
  });
});
