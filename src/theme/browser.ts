import { createSystem } from '@chakra-ui/react';
import { base, baseTheme } from './base';

/**
 * The look as the scripts of the built site carry it: every built page already holds the global
 * styles, and the site's stylesheet the values of all tokens, so that the browser needs no more
 * than their names (see `trimBundle`). In every other place `index.ts` stands.
 */
export const system = createSystem({ ...base, theme: baseTheme });
