/**
 * Widths at which the layout changes, in em so that enlarged text moves them too.
 * `md` is where two columns begin, `lg` where the menu opens out.
 */
export const breakpoints = {
  sm: '30em',
  md: '48em',
  lg: '64em',
  xl: '80em',
};
