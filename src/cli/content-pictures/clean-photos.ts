import { cleanPhoto } from '../../content/photos/clean-photo';
import { inspectPhoto, type PhotoFacts } from '../../content/photos/inspect-photo';
import { paint } from '../../lib/terminal/style';
import { writeWhole } from '../write-whole';
import { listPhotos, type PhotoFile } from './list-photos';

/** More than any screen shows of a page's picture. */
export const longestSide = 3000;

const size = ({ width, height }: PhotoFacts, bytes: number) =>
  `${width} × ${height}, ${Math.max(1, Math.round(bytes / 1000))} kB`;

const data = ({ hasPlace, hasData }: PhotoFacts) =>
  hasPlace ? ', with its place' : hasData ? ', with data of its camera' : '';

/** Cleans one file where it needs it; gives what was done, or nothing. */
async function cleanOne({ path, file, bytes }: PhotoFile): Promise<string | undefined> {
  const facts = await inspectPhoto(path);
  if (!facts.hasData && Math.max(facts.width, facts.height) <= longestSide) return undefined;
  const clean = await cleanPhoto(path, longestSide);
  writeWhole(path, clean);
  const now = size(await inspectPhoto(clean), clean.length);
  return `${file}: ${size(facts, bytes)}${data(facts)} -> ${now}`;
}

/** Cleans every picture of the folder and prints each that was changed; one that can't be read is told. */
export async function cleanPhotos({ dir }: { dir: string }): Promise<void> {
  const photos = listPhotos(dir);
  let changed = 0;
  // One at a time: a large photo takes much memory.
  for (const photo of photos) {
    try {
      const change = await cleanOne(photo);
      if (change === undefined) continue;
      changed += 1;
      console.log(change);
    } catch {
      process.exitCode = 1;
      const words = `${photo.file}: no readable picture; save it again as .jpg, .png or .webp`;
      console.error(paint('bad', words, process.stderr));
    }
  }
  console.log(`pictures: ${photos.length} looked at, ${changed} changed`);
}
