/** @jest-environment node */
import * as real from '@chakra-ui/react';
import type { ComponentType } from 'react';
import * as site from '../../../src/theme/chakra/site';
import { type Props, rulesOfBoth } from './support/both-ways';
import { declarations } from './support/declarations';

type Pieces = Record<string, ComponentType<Props>>;
const theirs = real as unknown as Pieces;
const ours = site as unknown as Pieces;

const both = (name: string, props: Props) => {
  const rules = rulesOfBoth(theirs[name]!, ours[name]!, props);
  return { chakra: declarations(rules.chakra), site: declarations(rules.site) };
};

const layouts: [string, Props][] = [
  ['Flex', {}],
  ['Flex', { direction: 'column', align: 'center', justify: 'space-between', wrap: 'wrap' }],
  ['Flex', { direction: { base: 'column', md: 'row' }, gap: 4, mt: 2 }],
  ['Flex', { align: undefined, display: { base: 'none', lg: 'flex' } }],
  ['Flex', { css: { '& svg': { flexShrink: 0 } }, align: 'end' }],
  ['Grid', {}],
  ['Grid', { templateColumns: { base: '1fr', lg: '7fr 5fr' }, columnGap: 12, rowGap: 2 }],
  ['Grid', { templateRows: 'auto 1fr', autoFlow: 'column', column: '1 / 3', row: '2' }],
  ['Grid', { css: { '& > li': { minW: 0 } }, alignItems: 'start', _print: { gap: 1 } }],
  ['Stack', {}],
  ['Stack', { gap: 5 }],
  ['Stack', { gap: undefined, direction: undefined }],
  ['Stack', { gap: { base: 2, md: 4 }, direction: 'row', align: 'start', justify: 'end' }],
  ['Stack', { wrap: 'wrap', css: { '& a': { color: 'ink' } }, maxW: 'text' }],
  ['VisuallyHidden', {}],
  ['Box', { p: 4 }],
  ['Text', { textStyle: 'small', mb: 2 }],
  ['Heading', { textStyle: 'h2' }],
];

it.each(layouts)('dresses <%s> with %p as Chakra does', (name, props) => {
  const rules = both(name, props);
  expect(rules.site).toEqual(rules.chakra);
  expect(rules.site.length).toBeGreaterThan(0);
});

it('has every name that components may import, and no other', () => {
  const exported = Object.keys(ours).sort();
  const allowed = Object.keys(
    jest.requireActual<object>('../../../src/theme/chakra') as Record<string, unknown>,
  );
  // The provider is Storybook's and the tests' alone: built pages have none.
  expect(exported).toEqual(allowed.filter((name) => name !== 'ChakraProvider').sort());
});
