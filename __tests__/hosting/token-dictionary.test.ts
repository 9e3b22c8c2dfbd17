import { createTokenDictionary } from '../../src/hosting/stubs/token-dictionary';
import { system } from '../../src/theme';
import { tokenNames } from '../../src/theme/token-names';

const whole = system.tokens;
const light = createTokenDictionary({ prefix: 'chakra' }, tokenNames());

describe('the names of tokens in the browser', () => {
  it('refer to the same variables as the whole dictionary', () => {
    // No component asks for a palette.
    const expected = [...whole.flatMap].filter(([path]) => !path.includes('colorPalette'));
    expect(expected.length).toBeGreaterThan(100);
    for (const [path, value] of expected) expect([path, light.getVar(path)]).toEqual([path, value]);
  });

  it('give a property the same values', () => {
    for (const group of ['spacing', 'fontSizes', 'radii', 'zIndex', 'shadows']) {
      expect(light.getCategoryValues(group)).toMatchObject(whole.getCategoryValues(group) ?? {});
    }
    expect(light.getCategoryValues('nothing')).toBeNull();
  });

  it.each([
    '1px solid {colors.line}',
    'transform {durations.fast} {easings.out}',
    'linear-gradient({colors.bg} 40%, transparent)',
    '0 0 0 5px {colors.accent.text/40}',
    'repeat(2, minmax(0, 1fr))',
  ])('stand for the same in %s', (value) => {
    expect(light.expandReferenceInValue(value)).toBe(whole.expandReferenceInValue(value));
  });
});
