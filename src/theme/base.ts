import { breakpoints } from './breakpoints';
import { conditions } from './conditions';
import { textStyles } from './text-styles';
import { utilities } from './utilities';

/** The part of the theme that pages need both at build and in the browser. */
export const base = {
  // Our own reset stands in the global styles: a third of the size, inline on every page.
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'chakra',
  conditions,
  utilities,
};

/** The parts of the theme that hold no token values. */
export const baseTheme = { breakpoints, textStyles };
