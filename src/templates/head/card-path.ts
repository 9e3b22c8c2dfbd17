/** The size that previews on social media show, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the card of a page stands on the site: `/AboutUs` has `/cards/AboutUs.jpg`. */
export function cardPath(pagePath: string): string {
  return `/cards/${pagePath.replace(/^\/|\/$/g, '') || 'index'}.jpg`;
}
