import hind from '../fonts/hind-400-core.woff2';
import hindBold from '../fonts/hind-600-core.woff2';
import poppins from '../fonts/poppins-600-core.woff2';

/** The addresses of the fonts that every page loads at once. */
export const coreFonts = [poppins, hind, hindBold];
