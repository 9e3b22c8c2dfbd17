// Packages without types of their own, as far as the project uses them.
declare module 'jest-fixed-jsdom' {
  export { TestEnvironment as default } from 'jest-environment-jsdom';
}

declare module 'fontkit' {
  /** Opens a font, of WOFF2 too. */
  export function create(font: Buffer): {
    characterSet: number[];
    /** Of all glyphs, those that letters make together included. */
    numGlyphs: number;
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): { advanceWidth: number };
  };
}

declare module 'subset-font' {
  /** A font with no more than the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** All of them without it. */
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}

declare module 'woff2sfnt-sfnt2woff' {
  /** The tables of a WOFF file as a TrueType font. */
  export function toSfnt(woff: Buffer): Buffer;
}
