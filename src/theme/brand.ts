import type { Decoration, TypePair } from './brand-choices';
import { type Palette, samplePalette } from './palette';

/** The theme variant of a school's site. */
export interface Brand {
  palette: Palette;
  type: TypePair;
  decoration: Decoration;
  /** True where the logo is files of the school's content, and not the one drawn in code. */
  ownLogo: boolean;
}

/** The theme variant of the sample school, and of every site without brand.yaml. */
export const sampleBrand: Brand = {
  palette: samplePalette,
  type: 'fraunces-mukta',
  decoration: 'hills',
  ownLogo: false,
};

/**
 * The theme variant of the site that is built. The build reads it from `content/brand.yaml` before it loads
 * the theme (`build/set-brand.ts`), and Gatsby writes it into the renderer; scripts of the
 * browser don't hold it, since styles name their tokens there.
 */
export const brand: Brand = process.env.GATSBY_BRAND
  ? (JSON.parse(process.env.GATSBY_BRAND) as Brand)
  : sampleBrand;
