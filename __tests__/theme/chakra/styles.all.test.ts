/** @jest-environment node */
import { factories, type Props, rulesOfBoth } from './support/both-ways';

/** Style props as components write them, one kind of each. */
const written: Record<string, Props> = {
  tokens: { color: 'brand', bg: 'surface.sunken', p: 4, borderRadius: 'card', zIndex: 1 },
  'short names': { px: 5, my: 2, w: 'full', minW: '0', maxW: 'text', gapX: 3, pos: 'absolute' },
  'a token of a token': { borderBottom: '6px solid {colors.accent}', border: 'hairline' },
  'values of their own': { mt: '-38px', opacity: '0.55', flexShrink: 0, lineHeight: 1.2 },
  'a negative token': { mt: -8, ms: -5 },
  breakpoints: { mt: { base: 8, md: 10 }, display: { base: 'none', lg: 'grid' } },
  'breakpoints in a row': { p: [2, 4, undefined, 6] },
  'a range of widths': { display: { mdDown: 'none' } },
  conditions: { _hover: { color: 'brand' }, _first: { mt: 0 }, _groupHover: { opacity: 1 } },
  'colour modes': { _dark: { color: 'ink' }, _osDark: { _light: { color: 'ink' } } },
  paper: { _print: { p: 0, breakInside: 'avoid' } },
  'a condition at a breakpoint': { _hover: { p: { base: 2, md: 4 } }, p: { md: { _print: 1 } } },
  selectors: { css: { '& svg': { flexShrink: 0 }, '&:has(a):hover': { bg: 'bg' } } },
  'media and own variables': {
    css: { '@media (scripting: none)': { display: 'none' }, '--walk': '-50px' },
  },
  'several styles': { css: [{ color: 'ink', p: 1 }, false, [{ p: 2 }, undefined], { m: 1 }] },
  'a style that a prop overrides': { css: { p: 4, color: 'ink' }, p: 2 },
  'a set of type': { textStyle: 'h2', mb: 4 },
  'a set of type at a breakpoint': { textStyle: { base: 'small', md: 'body' } },
  'lines that are cut': { lineClamp: 4 },
  'what only screen readers get': { srOnly: true },
  'a shadow and a colour of a part': { shadow: 'raised', outlineColor: 'focus', fill: 'none' },
  'motion of the theme': { transitionDuration: 'fast', animationDuration: 'slow', transition: 'x' },
  'more weight than others': { mt: '4!', color: 'brand !important' },
  'a word that is no token': { color: 'currentcolor', w: 'fit-content', gap: 'normal' },
  'a prefixed property': { WebkitLineClamp: 3 },
  'text of its own': { content: '"<&>;{}"', css: { '&::before': { content: '"\\201C"' } } },
};

const { chakra, site } = factories;

it.each(Object.entries(written))('writes the rule that Chakra writes: %s', (_name, props) => {
  const rules = rulesOfBoth(chakra('div'), site('div'), props);
  expect(rules.site).toBe(rules.chakra);
  expect(rules.site).toContain('.X');
});

it.each([{}, { p: undefined, css: undefined }, { srOnly: false }])(
  'writes none where Chakra has none: %p',
  (props) => {
    expect(rulesOfBoth(chakra('div'), site('div'), props)).toEqual({ chakra: '', site: '' });
  },
);

describe('with a recipe', () => {
  const recipe = {
    base: { p: 1, color: 'ink', _hover: { color: 'brand' } },
    variants: {
      size: { sm: { p: 2 }, lg: { p: { base: 3, md: 4 } } },
      wide: { true: { w: 'full' } },
      tone: { plain: {}, quiet: { color: 'ink.muted' } },
    },
    compoundVariants: [{ size: 'lg', wide: true, css: { m: 9 } }],
    defaultVariants: { size: 'sm', tone: 'quiet' },
  };
  const given: [string, Props][] = [
    ['the defaults', {}],
    ['variants', { size: 'lg', wide: false, tone: 'plain' }],
    ['variants that meet', { size: 'lg', wide: true }],
    ['a variant at a breakpoint', { size: { base: 'sm', md: 'lg' } }],
    ['a style over a variant', { size: 'lg', css: { p: 7 } }],
    ['a style prop over all', { size: 'lg', css: { p: 7 }, p: 8, _hover: { color: 'ink' } }],
    ['a variant that is not there', { size: 'huge' }],
    ['a variant that is left out', { size: undefined }],
  ];

  it.each(given)('puts in order what %s say', (_name, props) => {
    const rules = rulesOfBoth(chakra('a', recipe), site('a', recipe), props);
    expect(rules.site).toContain('.X');
    expect(rules.site).toBe(rules.chakra);
  });

  it.each([{}, { size: 'sm' }, { size: undefined }, { p: 9 }])(
    'starts from the props that stand for %p',
    (props) => {
      const options = () => ({ defaultProps: { size: 'lg', p: 5 } });
      const [real, ours] = [chakra('a', recipe, options()), site('a', recipe, options())];
      const rules = rulesOfBoth(real, ours, props);
      expect(rules.site).toBe(rules.chakra);
    },
  );
});
