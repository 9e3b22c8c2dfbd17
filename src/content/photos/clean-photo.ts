import sharp from 'sharp';

// A photo of a hundred megapixels takes 300 MB while it is made smaller.
const mostPixels = 150_000_000;

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
