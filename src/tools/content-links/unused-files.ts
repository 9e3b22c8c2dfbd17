import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { composed, isSystemFile } from '../../files/file-name';
import type { FolderText } from './folder-texts';

/** Folders of pictures and papers, and what a text writes of a path in it. */
const folders: [folder: string, written: (path: string) => string][] = [
  ['pictures', (path) => path],
  ['papers', (path) => path],
  ['service/pictures', (path) => `pictures/${path}`],
  ['service/papers', (path) => `papers/${path}`],
];

const isNamed = (text: string, path: string) =>
  text.includes(path) || text.includes(encodeURI(path));

/** Pictures and papers that no text names, by their files; an album names the folder of its photos. */
export function unusedFiles(contentDir: string, texts: readonly FolderText[]): string[] {
  const root = resolve(contentDir);
  const service = `${basename(root)}/service/`;
  const joined = (own: boolean) =>
    texts
      .filter(({ file }) => file.startsWith(service) === own)
      .flatMap(({ lines }) => lines)
      .map(composed)
      .join('\n');
  const [ofPages, ofService] = [joined(false), joined(true)];
  return folders.flatMap(([folder, written]) => {
    const dir = join(root, folder);
    if (!existsSync(dir)) return [];
    const text = folder.startsWith('service/') ? ofService : ofPages;
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(({ name }) => !isSystemFile(name) && !/\.(?:md|yaml)$/.test(name))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => {
        const name = composed(written(path));
        const album = /^(pictures\/albums\/[^/]+)\//.exec(name)?.[1];
        return !isNamed(text, name) && !(album !== undefined && isNamed(text, album));
      })
      .map((path) => `${basename(root)}/${folder}/${path}`)
      .sort();
  });
}
