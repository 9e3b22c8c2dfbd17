import { createSystem, defineKeyframes } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { semanticTokens } from './semantic-tokens';
import { tokens } from './tokens';
import { breakpoints } from './breakpoints';
import { conditions } from './conditions';
import { textStyles } from './text-styles';
import { utilities } from './utilities';

/** The part of the theme that pages need both at build and in the browser. */
const base = {
  // Our own reset stands in the global styles: a third of the size, inline on every page.
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'chakra',
  conditions,
  utilities,
};

/** The parts of the theme that hold no token values. */
const baseTheme = { breakpoints, textStyles };

/** The few movements of the site; all of them stop under reduced motion. */
const keyframes = defineKeyframes({
  marquee: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(-100%)' } },
  shimmer: { from: { opacity: 0.55 }, to: { opacity: 1 } },
  appear: {
    from: { opacity: 0, transform: 'translateY(6px)' },
    to: { opacity: 1, transform: 'none' },
  },
});

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
