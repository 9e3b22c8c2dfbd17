import sharp from 'sharp';
import { markPaths } from '../../components/mark/mark-paths';
import { readSchool } from '../papers/letterhead';
import { fontFile } from './font-file';
import { scenes } from './scenes';
import { finish } from './stage';
import { path } from './svg';
import { tokens } from './tokens';

/**
 * The size that previews on social media show, and the height of the scene in it. That height is a
 * whole number of the drawing's units (760), or a seam would show at the edge.
 */
const card = { width: 1200, height: 630, scene: 475 };
/** What the scene shows of the valley: left, top and width; the height follows. */
const view = { left: 0, top: 190, width: 1920 };

interface Face {
  file: string;
  /** The family's name inside the file; the comma keeps its last word from being read as a weight. */
  family: string;
}

const display: Face = {
  file: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  family: 'Fraunces SemiBold,',
};
const body: Face = {
  file: '@fontsource/mukta/files/mukta-latin-400-normal.woff',
  family: 'Mukta,',
};

const escape = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A line of text as a picture, in a font of the site rather than of the machine. */
const line = (words: string, size: number, colour: string, face: Face): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escape(words)}</span>`,
      font: `${face.family} ${size}`,
      fontfile: fontFile(face.file),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();

const mark = (size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${markPaths.viewBox}">` +
      path(markPaths.shield, tokens.cream) +
      path(markPaths.cedar, tokens.pine) +
      path(markPaths.book, tokens.marigold) +
      '</svg>',
  );

/**
 * The picture that previews show of every page, as PNG bytes: the school at dawn, and below it the
 * mark, the name and the affiliation as content/site.yaml has them.
 */
export const socialCard = async (): Promise<Buffer> => {
  const { name, affiliation } = readSchool('content/site.yaml');
  const dawn = scenes.dawn({ name: 'card' });
  const height = (view.width * card.scene) / card.width;
  const svg = finish(dawn.stage, dawn.body, [view.left, view.top, view.width, height]);
  const scene = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(card.width, card.scene)
    .toBuffer();
  const middle = Math.round((card.scene + card.height) / 2);
  return sharp({ create: { ...card, channels: 3, background: tokens.pineDark } })
    .composite([
      { input: scene, left: 0, top: 0 },
      { input: mark(112), left: 64, top: middle - 56 },
      { input: await line(name, 62, tokens.cream, display), left: 206, top: middle - 49 },
      {
        input: await line(affiliation, 26, tokens.marigoldLight, body),
        left: 208,
        top: middle + 24,
      },
    ])
    .png({ palette: true, colours: 256, dither: 0.5, effort: 10 })
    .toBuffer();
};
