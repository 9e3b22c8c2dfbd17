import sharp from 'sharp';

/** The bound of sharp itself, above the two hundred megapixels of today's phones. */
export const mostPixels = 268_402_689;

/**
 * The picture right way up, at most `longest` pixels on its longer side, in its own format and in
 * colours for screens, without the data of camera and place. Rejects when it is no picture.
 */
export async function cleanPhoto(picture: string | Buffer, longest: number): Promise<Buffer> {
  const made = sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  const { format } = await sharp(picture).metadata();
  if (format === 'jpeg') made.jpeg({ quality: 88, mozjpeg: true });
  if (format === 'webp') made.webp({ quality: 88 });
  return made.toBuffer();
}
