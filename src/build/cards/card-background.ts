import sharp from 'sharp';
import { logoPaths } from '../../components/logo/logo-paths';
import { brand } from '../../theme/brand';
import { cardColours as colours, cardFaces, column } from './card-style';
import { cardSize } from '../../templates/head/card-path';
import { drawLine } from './card-text';

const { width, height } = cardSize;

/** Hills at the edge of the panel, from the farthest to the nearest: x of the crest, top to foot. */
const hills = [
  'M0 0H690C668 62 664 118 686 182C704 236 690 300 666 352C642 404 652 470 688 520C708 552 712 592 704 630H0Z',
  'M0 0H650C636 44 622 92 642 158C664 226 656 284 630 338C606 392 616 452 646 508C664 546 664 590 652 630H0Z',
  'M0 0H612C604 52 588 104 604 168C620 236 622 290 598 346C574 402 580 458 606 514C620 548 620 592 608 630H0Z',
];

/** The edge of the panel in each decoration. */
const edges = { hills, plain: ['M0 0H632V630H0Z', 'M0 0H622V630H0Z', 'M0 0H612V630H0Z'] };

const panel = (): string => {
  const fills = [...colours.edges, 'url(#panel)'];
  const shapes = edges[brand.decoration]
    .map((d, index) => `<path d="${d}" fill="${fills[index]}" filter="url(#lift)"/>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<linearGradient id="panel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.panel}"/>` +
    `<stop offset="1" stop-color="${colours.panelDeep}"/></linearGradient>` +
    `<filter id="lift" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="5" dy="0" stdDeviation="9" flood-color="${colours.shade}" flood-opacity=".45"/></filter>` +
    `</defs>${shapes}</svg>`
  );
};

const drawnLogo = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${logoPaths.viewBox}">` +
  `<path d="${logoPaths.shield}" fill="${colours.text}"/><path d="${logoPaths.cedar}" fill="${colours.panel}"/>` +
  `<path d="${logoPaths.book}" fill="${colours.book}"/></svg>`;

/** The logo on the panel: a school's own in one colour, since it may be of the panel's. */
async function logo(size: number, ownLogo: string | undefined): Promise<Buffer> {
  if (!ownLogo) return Buffer.from(drawnLogo(size));
  return sharp(ownLogo, { density: 300 })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

let drawnPanel: Promise<Buffer> | undefined;

/** The panel as raw pixels, once for all cards: its shadows take longer than all else of a background. */
const panelPixels = () =>
  (drawnPanel ??= sharp(Buffer.from(panel())).ensureAlpha().raw().toBuffer());

/** The part of the card that its scene fills: the rest is behind the panel. */
const scene = { left: 560, width: width - 560 };

/**
 * Everything of a card that pages with the same picture share, as raw pixels: the picture, the
 * panel in front of it, the logo, and the school's name and line.
 */
export async function cardBackground(
  picture: string,
  school: { name: string; line: string; logo?: string | undefined },
) {
  const view = await sharp(picture)
    .rotate()
    .resize(scene.width, height, { fit: 'cover', position: 'attention' })
    .toBuffer();
  const logoSize = 76;
  const top = 56;
  const left = column.left + logoSize + 10;
  const words = column.width - (left - column.left);
  const name = await drawLine(
    { text: school.name, face: cardFaces.display, size: 31, colour: colours.text },
    { width: words, height: 54 },
  );
  const line = await drawLine(
    { text: school.line, face: cardFaces.body, size: 21, colour: colours.muted },
    { width: words, height: 48 },
  );
  // A name of two lines begins above the logo.
  const nameTop = Math.min(top + 8, top + 40 - name.height);
  const { data } = await sharp({ create: { ...cardSize, channels: 3, background: colours.panel } })
    .composite([
      { input: view, left: scene.left, top: 0 },
      { input: await panelPixels(), raw: { ...cardSize, channels: 4 }, left: 0, top: 0 },
      // The shield has a ninth of its box as padding; it is aligned optically with the margin.
      {
        input: await logo(logoSize, school.logo),
        left: column.left - Math.round(logoSize / 9),
        top,
      },
      { input: name.input, left, top: nameTop },
      { input: line.input, left, top: top + 46 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}
