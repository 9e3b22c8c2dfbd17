import { brand } from './brand';
import type { TypePair } from './brand-choices';

/** One typeface of a pair. */
interface Typeface {
  family: string;
  /** What stands in where the font is missing or too late, as CSS writes it. */
  fallback: string;
  /** The folder of its package, `@fontsource/<folder>`. */
  folder: string;
}

/** A typeface for headings, in weight 600, and one for text, in 400 and 600. */
interface Pair {
  display: Typeface;
  body: Typeface;
}

const sans = 'system-ui, sans-serif';

/** The pairs by name. Their files are in `fonts`. */
export const typePairs: Readonly<Record<TypePair, Pair>> = {
  'fraunces-mukta': {
    display: { family: 'Fraunces', fallback: 'Georgia, serif', folder: 'fraunces' },
    body: { family: 'Mukta', fallback: sans, folder: 'mukta' },
  },
  'poppins-hind': {
    display: { family: 'Poppins', fallback: sans, folder: 'poppins' },
    body: { family: 'Hind', fallback: sans, folder: 'hind' },
  },
};

/** The typefaces of this site. */
export const typefaces = typePairs[brand.type];

/** A typeface with what stands in for it, as CSS writes it: "'Mukta', system-ui, sans-serif". */
export const fontStack = ({ family, fallback }: Typeface) => `'${family}', ${fallback}`;
