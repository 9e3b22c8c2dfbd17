import sharp from 'sharp';
import { cardColours as colours, cardFaces, column } from './card-style';
import { cardSize } from '../../templates/head/card-path';
import { drawLine, drawTitle, drawWords } from './card-text';
import type { PageCard } from './page-cards';

/** Where the words stand, in pixels from the top: the title grows upwards from its foot. */
const foot = 540;
const dayTop = 566;
/** Previews give up on heavy pictures, and phones pay for them. */
export const mostBytes = 60 * 1024;
const qualities = [78, 70, 62, 52];
const room = { title: 298, eyebrowGap: 30 };

/** Draws one card on its background (see `cardBackground`), as JPEG bytes. */
export async function drawCard(
  background: Buffer,
  { title, section, day }: Pick<PageCard, 'title' | 'section' | 'day'>,
): Promise<Buffer> {
  const drawn = await drawTitle(title.replace(/(?<=\w)'/g, '’'), {
    width: column.width,
    height: room.title,
    colour: colours.text,
  });
  const eyebrow = await drawLine(
    {
      text: section.toUpperCase(),
      face: cardFaces.bold,
      size: 24,
      colour: colours.accent,
      spacing: 9,
    },
    { width: column.width, height: 60 },
  );
  const date =
    day && (await drawWords({ text: day, face: cardFaces.body, size: 24, colour: colours.muted }));
  const top = foot - drawn.height;
  const card = await sharp(background, { raw: { ...cardSize, channels: 3 } })
    .composite([
      { input: drawn.input, left: column.left, top },
      { input: eyebrow.input, left: column.left, top: top - room.eyebrowGap - eyebrow.height },
      ...(date ? [{ input: date.input, left: column.left, top: dayTop }] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return toJpeg(card);
}

/** The best of some qualities that keeps a card within its bytes; a picture of many crowds needs less. */
async function toJpeg(card: Buffer): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(card, { raw: { ...cardSize, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}
