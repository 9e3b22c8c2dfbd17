import { isRecord } from '../../content/record';
import { composed, nameOf } from '../../files/file-name';
import type { FileIndex } from '../files/file-index';
import { namedFiles } from './named-files';

const noItem = (names: readonly string[]) =>
  `not sent, since no list names ${names.length === 1 ? 'it' : 'them'}: ${names.join(', ')}`;
const noAlbum =
  'not shown, since no album of albums.yaml names this folder; name it there, or take it away';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The folders that albums name. */
function namedFolders(values: readonly unknown[]): Set<string> {
  const items: unknown[] = values.filter((value) => Array.isArray(value)).flat();
  return new Set(
    items.flatMap((item) =>
      isRecord(item) && typeof item.folder === 'string'
        ? [composed(item.folder).replace(/\/$/, '')]
        : [],
    ),
  );
}

/** The files that nothing in the data names, and the folders of photos that no album does. */
export function unnamedFiles(
  { files }: FileIndex,
  values: readonly unknown[],
): { path: string; message: string }[] {
  const named = new Set([...namedFiles(values)].map(composed));
  const albumFolders = namedFolders(values);
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
