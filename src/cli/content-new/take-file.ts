import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cleanPhoto } from '../../content/photos/clean-photo';
import { fileProblem } from '../../content/photos/file-problem';
import { adviceFor, kindOf } from '../../lib/files/file-kinds';
import { compareNames, nameOf } from '../../lib/files/file-name';
import { pluralize } from '../../lib/terminal/pluralize';
import { longestSide } from '../content-pictures/clean-photos';
import { isPhoto } from '../content-pictures/list-photos';
import { withdrawnOf } from '../../content/privacy/private-withdrawn';
import { freeName, lastNumber, numberedName, onDisk, plainName } from './file-names';
import type { Draft } from './draft';

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Whether an answer names what the content service has already. */
const isServed = (dir: string, written: string) =>
  /^(pictures|papers)\//.test(written) && existsSync(join(dir, 'service', written));

/** Its new name would not say whose file it is. */
const nameProblem = (written: string, dir: string): string | undefined =>
  withdrawnOf(dir).isFile(nameOf(written))
    ? 'this file is named after a child who is withdrawn, or may be; choose another one'
    : undefined;

/** What is wrong with a picture that was named. */
export function photoProblem(written: string, dir: string): string | undefined {
  if (!isServed(dir, written) && !statOf(onDisk(written))?.isFile()) {
    return `there is no file ${written}; write where the picture is, such as ~/Pictures/picnic.jpg`;
  }
  if (isPhoto(nameOf(written))) return nameProblem(written, dir);
  return `${written} is no .jpg, .png or .webp; save or export the picture as one of these`;
}

/** What is wrong with a document that was named. */
export function documentProblem(written: string, dir: string): string | undefined {
  const path = isServed(dir, written) ? join(dir, 'service', written) : onDisk(written);
  if (!statOf(path)?.isFile()) {
    return `there is no file ${written}; write where the document is, such as ~/Documents/holidays.pdf`;
  }
  const use = kindOf(path)?.use;
  if (use === 'photo' || use === 'drawing') {
    return `${written} is a picture; answer the question for a picture, or print it as a PDF`;
  }
  const problem = use ? fileProblem(path, 'files') : adviceFor(path, 'files');
  return problem ? `${written} can't be a document: ${problem}` : nameProblem(written, dir);
}

/** What is wrong with a folder of photos that was named. */
export function photosProblem(written: string, dir: string): string | undefined {
  const folder = isServed(dir, written) ? join(dir, 'service', written) : onDisk(written);
  if (!statOf(folder)?.isDirectory())
    return `there is no folder ${written}; write where the photos are`;
  if (readdirSync(folder).some(isPhoto)) return undefined;
  return `${written} has no .jpg, .png or .webp; put the photos there, or name another folder`;
}

/** What is written of a file: of a photo, it clean and small. */
export const bytesOf = (written: string, use: 'photo' | 'document' | 'certificate') =>
  use === 'photo' ? cleanPhoto(onDisk(written), longestSide) : readFileSync(onDisk(written));

/** Puts a file into a folder of the content service, under a name made of a title; gives its path there. */
export async function takeFile(
  draft: Draft,
  written: string,
  use: 'photo' | 'document',
  folder: string,
  title: string,
): Promise<string> {
  if (isServed(draft.dir, written)) return written;
  const name = plainName(title) + extname(written).toLowerCase();
  const path = `${folder}/${freeName(join(draft.dir, 'service', folder), name)}`;
  draft.add(join('service', path), await bytesOf(written, use));
  return path;
}

/**
 * Puts a pupil's certificate beside its list, which may stand in the private folder, under a name that nobody can guess;
 * gives its path there.
 */
export function takeCertificate(
  draft: Draft,
  written: string,
  beside: string,
  folder: string,
): string {
  const path = `${folder}/${randomBytes(10).toString('hex')}${extname(written).toLowerCase()}`;
  draft.add(join(beside, path), readFileSync(onDisk(written)));
  return path;
}

/** What is said of photos that are left out, since a new name would not say whom they show. */
export const withdrawnPhotos = (count: number): string =>
  `! ${pluralize(count, 'photo')} named after a child who is withdrawn, or may be: not imported`;

/** Puts all photos of a folder into one of the content service; gives that folder's path. */
export async function takePhotos(draft: Draft, written: string, folder: string): Promise<string> {
  if (isServed(draft.dir, written)) return written.replace(/\/$/, '');
  const from = onDisk(written);
  const all = readdirSync(from).filter(isPhoto).sort(compareNames);
  const photos = all.filter((name) => nameProblem(name, draft.dir) === undefined);
  if (photos.length < all.length) console.log(withdrawnPhotos(all.length - photos.length));
  const path = join(draft.dir, 'service', folder);
  const last = existsSync(path) ? lastNumber(readdirSync(path)) : 0;
  for (const [index, name] of photos.entries()) {
    const ending = extname(name).slice(1).toLowerCase();
    const target = join('service', folder, numberedName(last + index + 1, ending));
    draft.add(target, await cleanPhoto(join(from, name), longestSide));
  }
  return folder;
}
