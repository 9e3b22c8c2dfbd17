/**
 * Chakra as components use it, under the name `#chakra` (`imports` in package.json): here it is
 * Chakra itself, for Storybook, tests and `gatsby develop`. Built pages take `site/index.ts` in its
 * place, by the condition `site`: the same names and types, with classes made at build time.
 */
export {
  Box,
  chakra,
  ChakraProvider,
  defineGlobalStyles,
  defineRecipe,
  Flex,
  Grid,
  Heading,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
export type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
export { GlobalRules } from './global-rules';
