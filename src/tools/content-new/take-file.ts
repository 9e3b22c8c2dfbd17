import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cleanPhoto } from '../../content/photos/clean-photo';
import { fileProblem } from '../../content/photos/file-problem';
import { adviceFor, isPhotoName, kindOf } from '../../files/file-kinds';
import { compareNames, isSystemFile, nameOf } from '../../files/file-name';
import { longestSide } from '../content-pictures/clean-photos';
import { freeName, onDisk, plainName } from './file-names';
import type { Draft } from './draft';

const isPhoto = (name: string) => isPhotoName(name) && !isSystemFile(name);

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Whether an answer names what the content service has already. */
const isServed = (dir: string, written: string) =>
  /^(pictures|papers)\//.test(written) && existsSync(join(dir, 'service', written));

/** What is wrong with a picture that was named. */
export function photoProblem(written: string, dir: string): string | undefined {
  if (!isServed(dir, written) && !isFile(onDisk(written))) {
    return `there is no file ${written}; write where the picture is, such as ~/Pictures/picnic.jpg`;
  }
  if (isPhoto(nameOf(written))) return undefined;
  return `${written} is no .jpg, .png or .webp; save or export the picture as one of these`;
}

/** What is wrong with a paper that was named. */
export function paperProblem(written: string, dir: string): string | undefined {
  const path = isServed(dir, written) ? join(dir, 'service', written) : onDisk(written);
  if (!isFile(path)) {
    return `there is no file ${written}; write where the paper is, such as ~/Documents/holidays.pdf`;
  }
  const use = kindOf(path)?.use;
  if (use === 'photo' || use === 'drawing') {
    return `${written} is a picture; answer the question for a picture, or print it as a PDF`;
  }
  const problem = use ? fileProblem(path, 'files') : adviceFor(path, 'files');
  return problem && `${written} can't be a paper: ${problem}`;
}

/** What is wrong with a folder of photos that was named. */
export function photosProblem(written: string, dir: string): string | undefined {
  const folder = isServed(dir, written) ? join(dir, 'service', written) : onDisk(written);
  if (!isFolder(folder)) return `there is no folder ${written}; write where the photos are`;
  if (readdirSync(folder).some(isPhoto)) return undefined;
  return `${written} has no .jpg, .png or .webp; put the photos there, or name another folder`;
}

/** Puts a picture among those of the content service, clean and small; gives its path there. */
export async function takePhoto(draft: Draft, written: string, folder: string, title: string) {
  if (isServed(draft.dir, written)) return written;
  const target = join(draft.dir, 'service', folder);
  const name = freeName(target, plainName(title) + extname(written).toLowerCase());
  draft.add(join('service', folder, name), await cleanPhoto(onDisk(written), longestSide));
  return `${folder}/${name}`;
}

/** Puts a paper among those of the content service; gives its path there. */
export function takePaper(draft: Draft, written: string, folder: string, title: string): string {
  if (isServed(draft.dir, written)) return written;
  const name = freeName(
    join(draft.dir, 'service', folder),
    plainName(title) + extname(written).toLowerCase(),
  );
  draft.add(join('service', folder, name), readFileSync(onDisk(written)));
  return `${folder}/${name}`;
}

/** Puts all photos of a folder into one of the content service; gives that folder's path. */
export async function takePhotos(draft: Draft, written: string, folder: string): Promise<string> {
  if (isServed(draft.dir, written)) return written.replace(/\/$/, '');
  const from = onDisk(written);
  for (const name of readdirSync(from).filter(isPhoto).sort(compareNames)) {
    const bare = plainName(name.slice(0, -extname(name).length));
    const target = join('service', folder, bare + extname(name).toLowerCase());
    draft.add(target, await cleanPhoto(join(from, name), longestSide));
  }
  return folder;
}
