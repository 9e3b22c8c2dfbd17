import { defineConditions } from '@chakra-ui/react';

/**
 * Colour modes. `:where` keeps their weight at zero, so that the order of the rules decides
 * and the printed page, written last, is always light.
 */
export const conditions = defineConditions({
  osDark: '@media (prefers-color-scheme: dark)',
  light: ':where(.light) &',
  dark: ':where(.dark) &',
  print: '@media print',
});
