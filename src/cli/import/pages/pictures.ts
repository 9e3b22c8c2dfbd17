import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanPhoto } from '../../../content/photos/clean-photo';
import type { Draft } from '../../content-new/draft';
import { longestSide } from '../../content-pictures/clean-photos';

/** A picture of a document that pages can show, made fit to be kept. */
export interface TakenPicture {
  /** Its path in content/pictures. */
  path: string;
  data: Buffer;
}

/** By what its bytes are, whatever was said of them. */
const endings: Readonly<Record<string, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' };

/** A name for these bytes: that of the file that has them already, or a free one. */
function nameFor(folder: string, data: Buffer, bare: string, ending: string): string {
  for (let count = 1; ; count += 1) {
    const name = `${bare}${count === 1 ? '' : `-${count}`}.${ending}`;
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path).equals(data)) return name;
  }
}

/** A picture as it can be kept in a folder, with its name there; undefined for what browsers don't show. */
export async function keptPicture(
  folder: string,
  data: Buffer,
  name: string,
): Promise<{ name: string; data: Buffer } | undefined> {
  const { format = '' } = await sharp(data)
    .metadata()
    .catch(() => ({ format: '' }));
  const ending = endings[format];
  const clean = ending && (await cleanPhoto(data, longestSide).catch(() => undefined));
  return clean ? { name: nameFor(folder, clean, name, ending), data: clean } : undefined;
}

/** A picture for the pages of a content folder. */
export async function takePicture(
  dir: string,
  data: Buffer,
  name: string,
): Promise<TakenPicture | undefined> {
  const kept = await keptPicture(join(dir, 'pictures/imported'), data, name);
  return kept && { path: `imported/${kept.name}`, data: kept.data };
}

/** Puts pictures into a draft. */
export function addPictures(draft: Draft, pictures: readonly TakenPicture[]): void {
  for (const { path, data } of pictures) draft.add(join('pictures', path), data);
}
