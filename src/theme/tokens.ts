import { defineTokens } from '@chakra-ui/react/styled-system';
import { brand } from './brand';
import { tokenColours } from './token-colours';
import { fontStack, typefaces } from './type-pairs';

/**
 * The raw design tokens: colours, type, space and shape.
 * All colour values are in this file and the files beside it; everything else names a token.
 */
export const tokens = defineTokens({
  colors: tokenColours(brand.palette),
  fonts: {
    display: { value: fontStack(typefaces.display) },
    body: { value: fontStack(typefaces.body) },
  },
  fontSizes: {
    xs: { value: '0.875rem' },
    sm: { value: '0.9375rem' },
    md: { value: 'clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)' },
    lg: { value: 'clamp(1.1875rem, 1.14rem + 0.22vw, 1.3125rem)' },
    xl: { value: 'clamp(1.3125rem, 1.26rem + 0.24vw, 1.5rem)' },
    '2xl': { value: 'clamp(1.5rem, 1.36rem + 0.6vw, 1.875rem)' },
    '3xl': { value: 'clamp(1.75rem, 1.5rem + 1.05vw, 2.5rem)' },
    '4xl': { value: 'clamp(2.25rem, 1.9rem + 1.6vw, 3.25rem)' },
    '5xl': { value: 'clamp(2.25rem, 1.75rem + 2.2vw, 3.75rem)' },
  },
  fontWeights: { normal: { value: 400 }, semibold: { value: 600 } },
  lineHeights: {
    display: { value: 1.12 },
    heading: { value: 1.25 },
    snug: { value: 1.45 },
    body: { value: 1.65 },
  },
  letterSpacings: { display: { value: '-0.012em' }, caps: { value: '0.09em' } },
  spacing: {
    0: { value: '0' },
    '0.5': { value: '2px' },
    1: { value: '4px' },
    '1.5': { value: '6px' },
    2: { value: '8px' },
    3: { value: '12px' },
    4: { value: '16px' },
    5: { value: '20px' },
    6: { value: '24px' },
    7: { value: '28px' },
    8: { value: '32px' },
    10: { value: '40px' },
    12: { value: '48px' },
    14: { value: '56px' },
    16: { value: '64px' },
    20: { value: '80px' },
    26: { value: '104px' },
  },
  sizes: {
    full: { value: '100%' },
    container: { value: '1200px' },
    text: { value: '720px' },
    target: { value: '44px' },
  },
  radii: { control: { value: '6px' }, card: { value: '14px' }, chip: { value: '999px' } },
  borders: { hairline: { value: '1px solid var(--chakra-colors-line)' } },
  durations: { fast: { value: '150ms' }, normal: { value: '250ms' }, slow: { value: '1000ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
  zIndex: {
    raised: { value: 1 },
    sticky: { value: 20 },
    overlay: { value: 40 },
    skip: { value: 60 },
  },
});
