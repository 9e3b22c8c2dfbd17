import { markPaths } from '../../src/components/mark/mark-paths';

const pine = '#23503D';
const paper = '#FBF9F4';
const marigold = '#E9A520';

interface MarkColours {
  shield: string;
  cedar: string;
  book: string;
  keyline?: string;
}

const drawMark = (c: MarkColours): string =>
  `<path fill="${c.shield}" d="${markPaths.shield}"/>` +
  (c.keyline
    ? `<path fill="none" stroke="${c.keyline}" stroke-opacity=".55" stroke-width=".9" d="${markPaths.keyline}"/>`
    : '') +
  `<path fill="${c.cedar}" d="${markPaths.cedar}"/><path fill="${c.book}" d="${markPaths.book}"/>`;

const wrap = (body: string, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markPaths.viewBox}" role="img" aria-label="${label}">${body}</svg>\n`;

/** The two-colour mark (pine, paper and marigold) as an SVG document, with its keyline. */
export const markSvg = (label = 'Deodar Hill School'): string =>
  wrap(drawMark({ shield: pine, cedar: paper, book: marigold, keyline: marigold }), label);

/** The one-colour mark as an SVG document that takes the text colour around it. */
export const monoMarkSvg = (label = 'Deodar Hill School'): string =>
  wrap(`<path fill="currentColor" fill-rule="evenodd" d="${markPaths.cutout}"/>`, label);

/** The mark for 16 and 32 pixels: fewer boughs, and every straight edge on a whole pixel. */
const small = {
  shield: 'M2 2C8 2 12 1.6 16 0C20 1.6 24 2 30 2V16C30 24.5 24.5 29 16 32C7.5 29 2 24.5 2 16Z',
  cedar: 'M16 3.5L20.5 10H18.5L22.5 15.5H20L25 22H17V24H15V22H7L12 15.5H9.5L13.5 10H11.5Z',
  book: 'M15 26.6C12.6 25 10 24.5 7.2 24.8L9.4 27.6C11.6 27.7 13.6 28.3 15 29.6ZM17 26.6C19.4 25 22 24.5 24.8 24.8L22.6 27.6C20.4 27.7 18.4 28.3 17 29.6Z',
} as const;

/** The favicon: the small mark, lighter on a dark browser bar. */
export const faviconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="Deodar Hill School">` +
  `<style>@media (prefers-color-scheme:dark){.s{fill:#2F6A50}}</style><path class="s" fill="${pine}" d="${small.shield}"/>` +
  `<path fill="${paper}" d="${small.cedar}"/><path fill="${marigold}" d="${small.book}"/></svg>\n`;

/**
 * The mark on a filled square for home screens. `inset` is the free margin on each side as a share
 * of the square: 0.2 keeps the mark inside the safe circle of maskable icons.
 */
export const tileSvg = (inset: number): string => {
  const scale = 1 - inset * 2;
  const at = (inset * 64).toFixed(2);
  return wrap(
    `<rect width="64" height="64" fill="${paper}"/><g transform="translate(${at} ${at}) scale(${scale.toFixed(3)})">` +
      drawMark({ shield: pine, cedar: paper, book: marigold, keyline: marigold }) +
      '</g>',
    'Deodar Hill School',
  );
};
