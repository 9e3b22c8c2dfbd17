import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../../content/diagnostics';
import { fileProblem } from '../../content/photos/file-problem';
import { listPhotos, type PhotoFile } from './list-photos';

const mostOnOneSide = 4000;
const mostBytes = 5_000_000;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A picture of more than 4000 pixels, unless it is of a single colour, has more bytes. */
const fewestBytes = 250_000;
const marks = ['Exif', 'EXIF', 'eXIf', 'GPSLatitude'];

/** Whether it is worth the time to look into a picture: most are small, and made for the site. */
function isSuspect({ path, bytes }: PhotoFile): boolean {
  if (bytes > fewestBytes) return true;
  const data = readFileSync(path);
  return marks.some((mark) => data.includes(mark));
}

async function hintFor(photo: PhotoFile): Promise<string | undefined> {
  const { path, bytes } = photo;
  // What its first and last bytes show is a mistake already.
  if (fileProblem(path, 'photos') !== undefined) return undefined;
  const { canBeDecoded, inspectPhoto } = await import('../../content/photos/inspect-photo');
  const { mostPixels } = await import('../../content/photos/clean-photo');
  if (!(await canBeDecoded(path))) return 'it is damaged and can’t be shown; save it again as JPEG';
  if (!isSuspect(photo)) return undefined;
  const facts = await inspectPhoto(path);
  const { width, height, hasPlace } = facts;
  if (width * height > mostPixels) {
    return `it has ${width} × ${height} pixels, too many to be made smaller here, so it may not be shown; save it smaller`;
  }
  const reasons = [
    ...(hasPlace ? ['it tells where it was taken'] : []),
    ...(Math.max(width, height) > mostOnOneSide ? [`it has ${width} × ${height} pixels`] : []),
    ...(bytes > mostBytes ? [`it has ${megabytes(bytes)}`] : []),
  ];
  if (reasons.length === 0) return undefined;
  const words = reasons.join(', and ');
  return `${words}; visitors get it small and without that, but it stays in the folder: npx school pictures fixes it`;
}

/** What is odd about a picture's file, though the site shows it well; nothing of it stops the build. */
export async function photoHints(contentDir: string): Promise<Diagnostic[]> {
  const found = await Promise.all(
    listPhotos(contentDir).map(async (photo) => {
      const message = await hintFor(photo);
      return message === undefined ? [] : [{ file: photo.file, line: 1, column: 1, message }];
    }),
  );
  return found.flat();
}
