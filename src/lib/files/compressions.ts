import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The ways in which a file of the built site is also kept compressed, and their endings. */
export const compressions = { br: '.br', gzip: '.gz' } as const;

/** A way in which a file is compressed. */
export type Compression = keyof typeof compressions;

const brotli = promisify(brotliCompress);

const zip = promisify(gzip);

/** Compresses a text in one of these ways, as small as it gets; a lower `quality` of Brotli is quicker. */
export const compress: Record<Compression, (text: Buffer, quality?: number) => Promise<Buffer>> = {
  br: (text, quality = constants.BROTLI_MAX_QUALITY) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => zip(text, { level: 9 }),
};

/**
 * Whether a compressed sibling belongs to the original as it is now. A sibling carries the time of
 * its original, so that a change shows whichever way the clock went; times in ms.
 */
export function isSameTime(original: number, sibling: number): boolean {
  return Math.abs(original - sibling) < 1;
}
