import { brand } from './brand';
import { channelsOf, samplePalette } from './palette';

/*
 * Recipes name colours by tokens. What they mix with transparency they write as it is, in the
 * sample's own values; the text of a recipe is the name of its class, which scripts know too, so
 * that another school's values are put in where the rules are written.
 */

const { palette } = brand;

const shades: readonly (readonly [sample: string, own: string])[] = [
  [channelsOf(samplePalette.pine[950]), channelsOf(palette.pine[950])],
  [channelsOf(samplePalette.scrim), channelsOf(palette.scrim)],
  [samplePalette.onDeep[0], palette.onDeep[0]],
];

/** CSS with the shades of this site's palette in the place of the sample's. */
export const withOwnShades = (css: string): string =>
  shades.reduce((text, [sample, own]) => text.replaceAll(sample, own), css);
