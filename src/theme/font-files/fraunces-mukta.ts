import fraunces from '../fonts/fraunces-600-core.woff2';
import mukta from '../fonts/mukta-400-core.woff2';
import muktaBold from '../fonts/mukta-600-core.woff2';

/** The addresses of the fonts that every page loads at once. */
export const coreFonts = [fraunces, mukta, muktaBold];
