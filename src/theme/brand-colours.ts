import { brand } from './brand';

/*
 * The scales of the brand: 50 is nearly paper, 950 nearly black. They stand apart from the tokens
 * because what is drawn at build needs them without the whole styling system.
 */

/** The main colour; the sample's is the green of deodars. */
export const { pine } = brand.palette;

/** The colour of highlights. */
export const { marigold } = brand.palette;

/** Backgrounds, lines and ink by day. */
export const { paper } = brand.palette;

/** The colours that browsers paint around the site: their bar, and the background while it loads. */
export const browserColours = { bar: pine[800], background: paper[50] };
