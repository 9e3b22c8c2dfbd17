import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolderOf } from '../../content/private-dir';
import { fileProblem } from '../../content/photos/file-problem';
import { adviceFor, type FileKind, isPhotoName, kindOf } from '../../lib/files/file-kinds';
import { writtenBelow } from '../../lib/files/files-below';
import { compareNames, composed, nameOf, nameProblem } from '../../lib/files/file-name';

/** A file that may be sent, if something names it. */
export interface ServedFile extends FileKind {
  /** As lists name it: `pictures/news/dawn 1.webp`, in Unicode's composed form. */
  path: string;
  /** Its path in the folder of the data as the disk has it. */
  onDisk: string;
  /** The folder in which that path begins, where it is another one. */
  root?: string;
}

/** What lies under `pictures/` and `papers/` of the data, as it was read. */
export type FileIndex = ReturnType<typeof readFileIndex>;

const roots = ['pictures', 'papers'];
const albums = 'pictures/albums/';
const isInAlbum = (path: string) => path.startsWith(albums) && path.split('/').length > 3;

const link = 'a link to another place is not sent; put the file itself here';
const sameName =
  'another file here has the same name in the other Unicode form; rename one of them';
const deeper =
  'the photos of an album lie in the folder of the album itself; move it one folder up';

/** What of an album is no photo, and so stands on no page. */
function albumPathProblem(path: string): string | undefined {
  if (!isInAlbum(path)) return undefined;
  if (!isPhotoName(path)) return adviceFor(path, 'photos');
  return path.split('/').length > 4 ? deeper : undefined;
}

function problemOf(dir: string, onDisk: string): string | undefined {
  const wrongName = nameProblem(onDisk);
  if (wrongName !== undefined) return wrongName;
  const path = join(dir, onDisk);
  try {
    if (realpathSync(path) !== join(realpathSync(dir), onDisk)) return link;
    const among = onDisk.startsWith('pictures/') ? 'photos' : 'files';
    return fileProblem(path, among) ?? albumPathProblem(onDisk);
  } catch {
    return 'the file can’t be read; look at its rights';
  }
}

/** A file that was not there when the folder was read. */
function newFile(dir: string, path: string): ServedFile | undefined {
  const kind = kindOf(path);
  const isThere = kind && statSync(join(dir, path), { throwIfNoEntry: false })?.isFile();
  if (!isThere || !roots.some((root) => path.startsWith(`${root}/`))) return undefined;
  return problemOf(dir, path) === undefined
    ? { ...kind, path: composed(path), onDisk: path }
    : undefined;
}

/** Documents of the school's private folder, such as certificates, as that of the data has them. */
function privateDocument(dir: string, path: string): ServedFile | undefined {
  const root = path.startsWith('papers/') ? privateFolderOf(dir) : undefined;
  const found = root === undefined ? undefined : newFile(root, path);
  return found && { ...found, root };
}

/** Reads what lies under `pictures/` and `papers/` of a folder of data. */
export function readFileIndex(dir: string) {
  const byPath = new Map<string, ServedFile>();
  const unserved: { onDisk: string; message: string }[] = [];
  const onDisks = roots.flatMap((root) =>
    writtenBelow(join(dir, root)).map((name) => `${root}/${name}`),
  );
  for (const onDisk of onDisks.sort(compareNames)) {
    const path = composed(onDisk);
    const kind = kindOf(onDisk);
    const problem = byPath.has(path) ? sameName : problemOf(dir, onDisk);
    if (problem !== undefined || !kind) {
      unserved.push({ onDisk, message: problem ?? adviceFor(onDisk, 'files') });
    } else byPath.set(path, { ...kind, path, onDisk });
  }
  const files = [...byPath.values()];
  // Of two files of one name, one is sent.
  const problems = new Map(
    unserved
      .map(({ onDisk, message }) => [composed(onDisk), message] as const)
      .filter(([path]) => !byPath.has(path)),
  );
  return {
    files,
    /** The files that no visitor gets, and what to do about them. */
    unserved,
    /** The file at a path, in either Unicode form; one that has come since is looked for. */
    at: (path: string): ServedFile | undefined =>
      byPath.get(composed(path)) ??
      (problems.has(composed(path)) ? undefined : newFile(dir, path)) ??
      privateDocument(dir, path),
    /** The paths of a folder's photos, 2 before 10; none where the folder isn't there. */
    photosIn(folder: string): string[] {
      const start = `${composed(folder).replace(/\/$/, '')}/`;
      return files
        .filter(({ path, use }) => use === 'photo' && path === start + nameOf(path))
        .map(({ path }) => path);
    },
    /** Why the file at a path is not sent; undefined where it is, or where there is none. */
    problemAt: (path: string): string | undefined => problems.get(composed(path)),
  };
}
