/**
 * The paths that have a page in code: each holds a list, a letter, an album, a form or the search, as
 * `templates/live-views.tsx` says. Whether a school has the page, its content says.
 */
export const codePaths = [
  '/Alumni',
  '/Circular',
  '/ClassXIIToppers',
  '/ClassXToppers',
  '/ContactUs',
  '/Events',
  '/Gallery',
  '/HeadMistress',
  '/ICSEToppers',
  '/ISCToppers',
  '/ManagerMessage',
  '/News',
  '/PrincipalMessage',
  '/Search',
  '/SubGallery',
  '/Tc',
  '/VicePrincipal',
  '/VideoGallery',
] as const;

export type CodePath = (typeof codePaths)[number];

/** Those of them that show something of all pages of the site. */
export const pathsWithContents: readonly CodePath[] = ['/Events', '/Search'];
