import sharp, { type Metadata } from 'sharp';
import { holdsMore } from './beside-picture';

/** What the file of a picture says of itself. */
export interface PhotoFacts {
  /** As it is shown, right way up. */
  width: number;
  height: number;
  /** Stored lying on its side: programs that forget to turn it show and measure it wrongly. */
  sideways: boolean;
  /** It holds the data of a camera or of a program: when, with what, by whom; or more than one picture. */
  hasData: boolean;
  /** It says where it was taken. */
  hasPlace: boolean;
}

/** What a picture is to browsers. */
export interface ScreenPicture {
  /** In pixels. */
  width: number;
  /** Its media type by its bytes. */
  type: string;
  /**
   * Whether its file may be sent as it is: the data of a camera, above all of the place where a photo was
   * taken, are not for visitors, and browsers show the colours of printing (CMYK) each in its own way.
   */
  plain: boolean;
}

/** The media types of what browsers show, by the names that sharp has for formats. */
export const mediaTypes: Partial<Record<string, string>> = {
  avif: 'image/avif',
  heif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const gpsTag = 0x8825;

/** Whether EXIF data name a place: their first list of entries leads to one of GPS entries. */
function namesPlace(exif: Buffer | undefined): boolean {
  if (!exif) return false;
  const start = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  const little = exif.toString('latin1', start, start + 2) === 'II';
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const list = start + long(start + 4);
    return Array.from({ length: short(list) }, (_, index) => short(list + 2 + index * 12)).includes(
      gpsTag,
    );
  } catch (error) {
    // Entries that lead out of the data: whether they name a place can't be known.
    if ((error as NodeJS.ErrnoException).code === 'ERR_OUT_OF_RANGE') return true;
    throw error;
  }
}

// Its pixels are not read, so their number does not matter.
const metadataOf = (picture: string | Buffer) =>
  sharp(picture, { limitInputPixels: false }).metadata();

function factsOf(picture: string | Buffer, metadata: Metadata): PhotoFacts {
  const { exif, xmp, iptc, comments = [], autoOrient, orientation = 1 } = metadata;
  // What is no file was made a moment ago.
  const hasMore = comments.length > 0 || (typeof picture === 'string' && holdsMore(picture));
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    sideways: orientation > 4,
    hasData: Boolean(exif ?? xmp ?? iptc) || orientation > 1 || hasMore,
    hasPlace: namesPlace(exif) || /GPSLatitude/.test(xmp?.toString('utf8') ?? ''),
  };
}

/** Reads what a picture says of itself. Rejects when it is no picture. */
export async function inspectPhoto(picture: string | Buffer): Promise<PhotoFacts> {
  return factsOf(picture, await metadataOf(picture));
}

/** Reads what a picture is to browsers; undefined for what they don't show, and for what is no picture. */
export async function inspectForScreens(path: string): Promise<ScreenPicture | undefined> {
  const metadata = await metadataOf(path).catch(() => undefined);
  // Of the two codecs of HEIF, browsers show one.
  const type = metadata?.compression === 'hevc' ? undefined : mediaTypes[metadata?.format ?? ''];
  if (!metadata || !type) return undefined;
  const { width, hasData } = factsOf(path, metadata);
  return { width, type, plain: !hasData && metadata.space !== 'cmyk' };
}

/** Whether all of a picture can be decoded; one with too many pixels to try is taken to be whole. */
export async function canBeDecoded(path: string): Promise<boolean> {
  return sharp(path)
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      (error: unknown) => error instanceof Error && error.message.includes('pixel limit'),
    );
}
