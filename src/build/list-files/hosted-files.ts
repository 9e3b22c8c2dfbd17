import { createHash } from 'node:crypto';
import { endingOf } from '../../lib/files/file-kinds';
import { nameOf } from '../../lib/files/file-name';
import { type Lists, mapLists } from '../../content-service/dataset/lists';
import { withFiles } from '../../content-service/dataset/named-files';
import type { FileIndex, ServedFile } from '../../content-service/files/file-index';

/** Files as a host of files has them. */
export type HostedFiles = ReturnType<typeof hostedFiles>;

/** Some hosts, and the disks of Windows, refuse these in a name. */
const refused = /["#%&*+:;<>?\\|]|[. ]$|^[. ]/;
const most = 180;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The ending by which hosts know the type: they have none for `.jfif`. */
const hostedEnding = ({ path }: ServedFile) => (endingOf(path) === 'jfif' ? 'jpg' : endingOf(path));

/** A name that every host serves; a name that is changed carries a hash of the path, so that no two are one. */
function plainName(file: ServedFile): string {
  const bare = nameOf(file.path).slice(0, -endingOf(file.path).length - 1);
  const short = [...bare.replace(new RegExp(refused, 'g'), '-')].slice(0, 40).join('').trim();
  return `${short || 'file'}-${digest(file.path)}.${hostedEnding(file)}`;
}

const isPlain = (name: string) => !refused.test(name) && Buffer.byteLength(name) <= most;

/** Names files so that every host serves them: as they are called where that will do. */
export function hostedFiles({ files }: FileIndex) {
  const byPath = new Map<string, ServedFile>();
  const paths = new Map<ServedFile, string>();
  // Some disks take names for one that differ by capitals alone.
  const taken = new Set<string>();
  for (const file of files) {
    const folders = file.path
      .split('/')
      .slice(0, -1)
      .map((name) => (isPlain(name) ? name : `folder-${digest(name)}`));
    const keeps = isPlain(nameOf(file.path)) && hostedEnding(file) === endingOf(file.path);
    const wanted = [...folders, keeps ? nameOf(file.path) : plainName(file)].join('/');
    const path = taken.has(wanted.toLowerCase()) ? [...folders, plainName(file)].join('/') : wanted;
    taken.add(path.toLowerCase());
    byPath.set(path, file);
    paths.set(file, path);
  }
  return {
    /** The path at which such a host serves a file. */
    pathOf: (file: ServedFile): string => paths.get(file) ?? file.path,
    /** The file that is served at such a path. */
    at: (path: string): ServedFile | undefined => byPath.get(path),
  };
}

/** The lists with each file named as its host has it, and without those that are left out. */
export function hostedLists(
  lists: Lists,
  { at }: FileIndex,
  { pathOf }: HostedFiles,
  leftOut: ReadonlySet<ServedFile>,
): Lists {
  const pathFor = (path: string) => {
    const file = at(path);
    if (!file) return path;
    return leftOut.has(file) ? undefined : pathOf(file);
  };
  return mapLists(lists, (make) => (data, day) => withFiles(make(data, day), pathFor));
}
