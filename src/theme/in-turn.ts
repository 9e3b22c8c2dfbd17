/*
 * On pages whose scripts run at once, the content below the fold is skipped by the first layout
 * (`content-visibility`), and until its rules are loaded; the scripts then lay it out part by part
 * (islands/lay-out-below.ts). The build marks such pages, `<BelowFold>` the fold.
 */

const belowFold = '[data-in-turn] [data-below-fold]~';

/** The parts of a page that are laid out in turn. */
export const inTurnParts = `${belowFold}:is(section,footer)`;

/** The slides of these parts that a phone shows only when somebody scrolls sideways: parts of their own. */
export const inTurnSlides = `${belowFold}section .slides>ul>:nth-of-type(n+4)`;

/** Where they are: not on paper, and not without scripts. */
export const inTurnMedia = '@media screen and (scripting: enabled)';

/** Rules of the site's stylesheet: once it is there, what comes near the screen is laid out. */
export const inTurnRule =
  `${inTurnMedia}{${inTurnParts}{content-visibility:auto}}` +
  // Wider screens are taller too: a row that grew by its last slides could be seen.
  `${inTurnMedia} and (max-width: 48rem){${inTurnSlides}{content-visibility:auto;contain-intrinsic-block-size:auto 0}}`;
