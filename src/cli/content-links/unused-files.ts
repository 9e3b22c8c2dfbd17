import { basename, resolve } from 'node:path';
import { composed, isSystemFile } from '../../lib/files/file-name';
import { contentFilesBelow } from '../files-below';
import type { FolderText } from './folder-texts';

/** Folders of pictures, documents and facts, and what a text writes of a path in it. */
const folders: [folder: string, written: (path: string) => string][] = [
  ['pictures', (path) => path],
  ['papers', (path) => path],
  ['facts', (path) => basename(path, 'yaml')],
  ['service/pictures', (path) => `pictures/${path}`],
  ['service/papers', (path) => `papers/${path}`],
];

/** The logo, which the site shows without being told to, and the file that tells the session. */
const usedAnyway = /\/pictures\/mark(?:-mono)?\.svg$|\/facts\/fees\.yaml$/;

const isNamed = (text: string, path: string) =>
  text.includes(path) || text.includes(encodeURI(path));

/** Pictures, documents and files of facts that no text names, by their files; an album names the folder of its photos. */
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
    const text = folder.startsWith('service/') ? ofService : ofPages;
    const start = `${basename(root)}/${folder}/`;
    return contentFilesBelow(root, [folder])
      .map(({ file }) => file)
      .filter(
        (file) =>
          !isSystemFile(basename(file)) &&
          (folder === 'facts' || !/\.(?:md|yaml)$/.test(file)) &&
          !usedAnyway.test(file),
      )
      .filter((file) => {
        const name = composed(written(file.slice(start.length)));
        const album = /^(pictures\/albums\/[^/]+)\//.exec(name)?.[1];
        return !isNamed(text, name) && !(album !== undefined && isNamed(text, album));
      });
  });
}
