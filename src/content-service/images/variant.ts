import { pictureWidths } from '../../http/list-files';
import { acceptedNames } from '../server/accepted-names';

/** The widths in pixels that are ever made; a wish is rounded up to the next of them. */
export const widths = pictureWidths;

/** How wide at most a whole picture is sent whose file holds what is not for visitors. */
export const wholeWidth = 2560;

/**
 * A picture format that is made on request; `original` keeps the file's own, and `card` is a JPEG of the
 * size that previews show, whatever width is wished for.
 */
export type Format = 'avif' | 'webp' | 'original' | 'card';

/** Reads `?w=`: the width to make. Undefined when it is not a whole number of pixels. */
export function widthFor(requested: string): number | undefined {
  if (!/^[1-9]\d{0,4}$/.test(requested)) return undefined;
  return widths.find((width) => width >= Number(requested)) ?? widths[widths.length - 1];
}

/** The best format that a browser names in its Accept header. */
export function formatFor(accept: string | undefined): Format {
  const accepted = acceptedNames(accept);
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'original';
}
