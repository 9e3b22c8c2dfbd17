import { type TypePair, typePairs as pairNames } from '../../src/theme/brand-choices';
import { typePairs } from '../../src/theme/type-pairs';

/** A face of the site: one family in one weight. */
export interface Face {
  family: string;
  folder: string;
  weight: number;
}

/** Characters that come in one file of a face. */
export interface Part {
  name: 'core' | 'rest';
  /** All of them, as CSS writes it: 'U+20-7E,U+A0'. */
  range: string;
  /** What a browser does while the file is on its way: `font-display`. */
  display: 'optional' | 'fallback';
}

/** The faces of a pair of typefaces that the theme's text styles use. */
export function facesOf(pair: TypePair): Face[] {
  const { display, body } = typePairs[pair];
  const face = ({ family, folder }: typeof body, weight: number) => ({ family, folder, weight });
  return [face(display, 600), face(body, 400), face(body, 600)];
}

/** The faces of all pairs. */
export const faces: readonly Face[] = pairNames.flatMap(facesOf);

/** The stylesheet of a pair; the first pair's has no name of its own. */
export const sheetName = (pair: TypePair) =>
  pair === pairNames[0] ? 'fonts.css' : `fonts-${pair}.css`;

/**
 * The parts of every face: the one place that says which characters are the site's own. No two parts
 * share one.
 */
export const parts: readonly Part[] = [
  {
    // What English text of an Indian school is written with; every page loads it at once. Beyond
    // ASCII: no-break space, © soft-hyphen ° · ½ × – — ‘ ’ “ ” • … − ₹
    name: 'core',
    range:
      'U+20-7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+BD,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212,U+20B9',
    display: 'optional',
  },
  {
    // All else that the Latin files have: accents, other currencies, other quotation marks. Gaps are
    // passed over where that makes the text shorter, since it stands in every page.
    name: 'rest',
    range:
      'U+A1-A8,U+AA-AC,U+AE-AF,U+B1-B6,U+B8-BC,U+BE-D6,U+D8-FF,U+131,U+152-153,U+2BC-2DC,U+201A,U+201E,U+2032-203A,U+2044,U+20AC,U+2122,U+2215',
    display: 'fallback',
  },
];

/** The characters of a range, as code points: 'U+41-43' gives 65, 66 and 67. */
export function codePoints(range: string): number[] {
  return range.split(',').flatMap((piece) => {
    const [, first = '', last = first] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/.exec(piece) ?? [];
    const start = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - start + 1;
    if (!(length > 0)) throw new Error(`"${piece}" is no range of characters such as U+20-7E.`);
    return Array.from({ length }, (_, index) => start + index);
  });
}

/** The name of a part's file: `mukta-400-core.woff2`. */
export function fileName({ folder, weight }: Face, { name }: Part): string {
  return `${folder}-${weight}-${name}.woff2`;
}
