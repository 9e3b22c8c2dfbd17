/** @jest-environment node */
import { allCssProperties } from '@pandacss/is-valid-prop';
import { readFileSync } from 'node:fs';
import { system } from '../../../src/theme';
import { isStyleProp } from '../../../src/theme/chakra/site/style-props';

/** Every attribute that React's types know, of any element of HTML and SVG. */
const attributes = [
  ...readFileSync('node_modules/@types/react/index.d.ts', 'utf8').matchAll(
    /interface \w*Attributes\b[^{]*\{([^}]*)\}/g,
  ),
].flatMap(([, body = '']) =>
  [...body.matchAll(/^\s+"?([\w-]+)"?\??:/gm)].map(([, name = '']) => name),
);

/** What else elements are given. */
const others =
  'htmlWidth htmlHeight suppressHydrationWarning data-key data-props onPointerDown onToggle style';

// The list of properties has an empty name at its end; `css` stands for itself in the factory.
const properties = [...allCssProperties, ...system.properties].filter(
  (name) => !['', 'css'].includes(name),
);

it('knows the properties', () => {
  expect(properties.length).toBeGreaterThan(500);
  expect(properties.filter((name) => !isStyleProp(name))).toEqual([]);
});

it('tells them from attributes as Chakra does', () => {
  const names = [...attributes, ...others.split(' ')].filter((name) => name !== '__html');
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => isStyleProp(name) !== system.isValidProperty(name))).toEqual([]);
});

it.each(['_hover', '_groupHover', '--walk', '& svg', '&:hover', '@media print'])(
  'takes the condition or selector %p for style',
  (name) => expect(isStyleProp(name)).toBe(true),
);
