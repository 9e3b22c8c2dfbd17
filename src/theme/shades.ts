/*
 * Colours that recipes need as they are: with transparency, in a mask, and in the photo viewer, which is dark
 * in both modes. They are the sample's values; `own-shades.ts` puts another school's into the rules.
 */

/** Behind an open dialog. */
export const backdrop = 'rgb(10 26 20 / 0.6)';

/** The foot of the front page's picture, from which the tiles stand out. */
export const pictureFoot = 'rgb(10 26 20 / 0.38)';

/** The opaque part of a mask. */
export const opaque = '#000';

/** The photo viewer: its ground, and what lies on it. */
export const viewerGround = 'rgb(8 16 12 / 0.98)';
export const viewerText = '#DCE9E1';
export const viewerStrongText = '#FFFFFF';
export const viewerButton = 'rgb(8 16 12 / 0.55)';
export const viewerButtonHover = 'rgb(255 255 255 / 0.18)';
export const viewerCaption = 'rgb(8 16 12 / 0.72)';
