import { withBase } from '../../lib/base-path';

/** A stylesheet, written at the root of its host, as it is below a path. */
export const placeCss = (css: string, base: string): string =>
  css.replace(
    /url\((["']?)(\/[^"')]*)\1\)/g,
    (_, quote: string, address: string) => `url(${quote}${withBase(address, base)}${quote})`,
  );
