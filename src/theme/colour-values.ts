import { brand } from './brand';
import { coloursOf } from './palette-values';

/** What a semantic colour of this site is in a mode, '#RRGGBB'. */
export const colourIn = coloursOf(brand.palette);
