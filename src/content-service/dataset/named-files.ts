import { endingOf } from '../../lib/files/file-kinds';
import { composed, isPlainPath, nameOf } from '../../lib/files/file-name';
import { isRecord } from '../../content/record';
import type { FileIndex } from '../files/file-index';
import type { Diagnostic } from '../../content/diagnostics';
import { valuesIn } from '../../content/values-in';
import type { ReadKind } from './read-kind';

const albumFolder = /^pictures\/albums\/[^/]+$/;

/** Whether a text is the path of a file under pictures/ or papers/, which may have lost its ending. */
const isFilePath = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:pictures|papers)\/./.test(value) &&
  (endingOf(value) !== '' || !albumFolder.test(value)) &&
  isPlainPath(value);

/** Each text in a value at whatever depth, with its path. */
export const textsIn = (all: unknown) =>
  valuesIn(all).flatMap(({ value, path }) =>
    typeof value === 'string' ? [{ text: value, path }] : [],
  );

/** The files that stand in a value at whatever depth. */
export const namedFiles = (value: unknown): Set<string> =>
  new Set(textsIn(value).flatMap(({ text }) => (isFilePath(text) ? text : [])));

/** A value with each file named as `nameOf` has it, and without those for which it gives none. */
export function withFiles(value: unknown, nameOf: (path: string) => string | undefined): unknown {
  const isGone = (part: unknown) => isFilePath(part) && nameOf(part) === undefined;
  // What is said of a file goes with it: `{ file, name }` as editors write it, `{ path, caption }` as it is sent.
  const kept = (part: unknown) =>
    !isGone(part) && !(isRecord(part) && (isGone(part['file']) || isGone(part['path'])));
  const renamed = (part: unknown): unknown => {
    if (isFilePath(part)) return nameOf(part);
    if (Array.isArray(part)) return part.filter(kept).map(renamed);
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([, inner]) => kept(inner))
        .map(([key, inner]) => [key, renamed(inner)]),
    );
  };
  return renamed(value);
}

/** A value without files that are there and can't be shown, the others in Unicode's composed form. */
export const withoutBroken = (value: unknown, { problemAt }: FileIndex): unknown =>
  withFiles(value, (path) => (problemAt(path) === undefined ? composed(path) : undefined));

/** Where a list names the certificate of a pupil, which is sent to nobody by a list. */
export function listedCertificates(kinds: readonly ReadKind[]): Diagnostic[] {
  const ofRegister = textsIn(kinds.find(({ name }) => name === 'register')?.value);
  const certificates = new Set(
    ofRegister.flatMap(({ text, path }) => (path.at(-1) === 'file' ? text : [])),
  );
  return kinds.flatMap(({ name, source }) => {
    if (name === 'register' || !source) return [];
    return textsIn(source.value)
      .filter(({ text }) => certificates.has(text))
      .map(({ text, path }) => ({
        ...source.at(path),
        message:
          `${text} is a pupil's certificate in register.yaml and is not sent to everybody; ` +
          'name another file, or take the certificate out of the register',
      }));
  });
}

const noItem = (names: readonly string[]) =>
  `not sent, since no list names ${names.length === 1 ? 'it' : 'them'}: ${names.join(', ')}`;
const noAlbum =
  'not shown, since no album of albums.yaml names this folder; name it there, or take it away';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The files that nothing in the data names, and the folders of photos that no album does. */
export function unnamedFiles({ files }: FileIndex, values: readonly unknown[]) {
  const named = new Set([...namedFiles(values)].map(composed));
  const folderTexts = textsIn(values).filter(({ path }) => path.at(-1) === 'folder');
  const albumFolders = new Set(folderTexts.map(({ text }) => composed(text).replace(/\/$/, '')));
  const others = files
    .map(({ path }) => path)
    .filter((path) => !named.has(path) && !albumFolders.has(folderOf(path)));
  const inAlbums = (path: string) => path.startsWith('pictures/albums/');
  const albums = new Set(others.filter(inAlbums).map(folderOf));
  const single = others.filter((path) => !inAlbums(path));
  const folders = new Set(single.map(folderOf));
  return [
    ...[...albums].map((path) => ({ path, message: noAlbum })),
    ...[...folders].map((path) => ({
      path,
      message: noItem(single.filter((one) => folderOf(one) === path).map(nameOf)),
    })),
  ];
}
