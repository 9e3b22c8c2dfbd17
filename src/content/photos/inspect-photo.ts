import sharp from 'sharp';

/** What the file of a picture says of itself. */
export interface PhotoFacts {
  /** As it is shown, right way up. */
  width: number;
  height: number;
  /** Stored lying on its side: programs that forget to turn it show and measure it wrongly. */
  sideways: boolean;
  /** It holds the data of a camera or of a program: when, with what, by whom. */
  hasData: boolean;
  /** It says where it was taken. */
  hasPlace: boolean;
}

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
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Reads what a picture says of itself. Rejects when it is no picture. */
export async function inspectPhoto(picture: string | Buffer): Promise<PhotoFacts> {
  const { exif, xmp, iptc, autoOrient, orientation = 1 } = await sharp(picture).metadata();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    sideways: orientation > 4,
    hasData: Boolean(exif ?? xmp ?? iptc) || orientation > 1,
    hasPlace: namesPlace(exif) || /GPSLatitude/.test(xmp?.toString('utf8') ?? ''),
  };
}
