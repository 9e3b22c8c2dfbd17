import { createSystem } from '@chakra-ui/react';
import { base, baseTheme } from './base';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { semanticTokens } from './semantic-tokens';
import { tokens } from './tokens';

/**
 * The theme as one Chakra system, made of our own parts alone. One-part recipes travel with the
 * component that uses them. The default system would cost every visitor 60 KB more script and 48 KB
 * of variables. Built pages need it only while they are built (`chakra/site/style-sheet.ts`).
 */
export const system = createSystem({
  ...base,
  globalCss,
  theme: { ...baseTheme, keyframes, tokens, semanticTokens },
});
