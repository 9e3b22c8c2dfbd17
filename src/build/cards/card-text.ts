import sharp from 'sharp';
import { cutAtWord } from '../../lib/cut-at-word';
import { escapeHtml } from '../../lib/html/escape-html';
import { indicLetters, lettersIn, notoFile } from '../faces/noto';
import { cardFaces, type Face } from './card-style';
import { fontFile } from './font-file';

/** Words to draw: size in pixels, letter spacing in hundredths of the size. */
export interface Words {
  text: string;
  face: Face;
  size: number;
  colour: string;
  /** Lines are broken at this many pixels; without it there is one line. */
  width?: number;
  spacing?: number;
  /** Height of a line as a share of the font's own. */
  lineHeight?: number;
}

/** Drawn words, no larger than their ink. */
interface DrawnWords {
  input: Buffer;
  width: number;
  height: number;
}

const files = new Map<string, string>();

function fileOf({ file }: Pick<Face, 'file'>): string {
  const known = files.get(file) ?? fontFile(file);
  files.set(file, known);
  return known;
}

const opened = new Set<string>();

/** Opens a font for all that is drawn later: sharp takes one with a text, and keeps those of earlier ones. */
async function open(file: string): Promise<void> {
  if (opened.has(file)) return;
  await sharp({ text: { text: '.', fontfile: fileOf({ file }), dpi: 72 } }).toBuffer();
  opened.add(file);
}

/** The families of the scripts of India in a text, each with its comma (see `Face`); their fonts are opened. */
async function familiesFor(text: string, face: Face): Promise<string> {
  const weight = face.family.includes('SemiBold') ? 600 : 400;
  const families: string[] = [];
  for (const noto of lettersIn(text).keys()) {
    await open(notoFile(noto, weight));
    families.push(`${noto.family}${weight === 600 ? ' SemiBold' : ''},`);
  }
  return families.join(' ');
}

/** Draws words in a font of the site rather than of the machine. */
export async function drawWords(words: Words, wrap: 'word' | 'word-char' = 'word') {
  const { text, face, size, colour, width } = words;
  // A line joins the letters of many of these scripts, and marks stand above and below them.
  const isIndic = indicLetters(text) !== '';
  const spacing = isIndic ? 0 : (words.spacing ?? 0);
  const lineHeight = isIndic ? 1 : words.lineHeight;
  const style = [
    `foreground="${colour}"`,
    // In 1024ths of a point; a point is a pixel here.
    spacing ? `letter_spacing="${Math.round((spacing / 100) * size * 1024)}"` : '',
    lineHeight ? `line_height="${lineHeight}"` : '',
  ].join(' ');
  const { data, info } = await sharp({
    text: {
      text: `<span ${style}>${escapeHtml(text)}</span>`,
      font: `${face.family} ${await familiesFor(text, face)} ${size}`,
      fontfile: fileOf(face),
      dpi: 72,
      rgba: true,
      ...(width ? { width, wrap } : {}),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height } satisfies DrawnWords;
}

/** Sizes for a title, from a short one's to that of a sentence, and the room it has, in pixels. */
const titleSizes = [88, 78, 70, 62, 54, 46, 38, 30] as const;
/** As much of a title as the smallest size has room for. */
const mostSigns = 150;
const titleFace = { face: cardFaces.display, spacing: -1.2, lineHeight: 0.88 } as const;

/** The room that words have, in pixels. */
interface Room {
  width: number;
  height: number;
}

/** Draws words in the first of some sizes in which they fit; where none does, broken inside of words. */
async function drawInside(
  words: Omit<Words, 'size' | 'width'>,
  sizes: readonly number[],
  { width, height }: Room,
): Promise<DrawnWords> {
  for (const size of sizes) {
    const drawn = await drawWords({ ...words, size, width });
    if (drawn.width <= width && drawn.height <= height) return drawn;
  }
  const text = cutAtWord(words.text, mostSigns);
  return drawWords({ ...words, text, size: sizes.at(-1) ?? 30, width }, 'word-char');
}

/** Draws a title as large as its box takes it; one that no size fits is broken inside its words. */
export const drawTitle = (text: string, { colour, ...room }: Room & { colour: string }) =>
  drawInside({ ...titleFace, text, colour }, titleSizes, room);

/** Draws words in one line; those that are longer than their room smaller, and in lines as they need. */
export async function drawLine(words: Omit<Words, 'width'>, room: Room): Promise<DrawnWords> {
  const line = await drawWords(words);
  if (line.width <= room.width) return line;
  const sizes = [1, 0.9, 0.8, 0.7, 0.6].map((share) => Math.round(words.size * share));
  return drawInside(words, sizes, room);
}
