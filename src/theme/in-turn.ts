/*
 * On pages whose scripts run at once, the content below the fold is skipped by the first layout
 * (`content-visibility`), and until its rules are loaded; the scripts then lay it out part by part
 * (islands/lay-out-below.ts). The build marks such pages, `<BelowFold>` the fold.
 */

/** The parts of a page that are laid out in turn. */
export const inTurnParts = '[data-in-turn] [data-below-fold] ~ :is(section, footer)';

/** Where they are: not on paper, and not without scripts. */
export const inTurnMedia = '@media screen and (scripting: enabled)';

/** A rule of the site's stylesheet: once it is there, what comes near the screen is laid out. */
export const inTurnRule = `${inTurnMedia}{${inTurnParts}{content-visibility:auto}}`;
