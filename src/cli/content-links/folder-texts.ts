import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { birthdaysFile } from '../../content-service/dataset/birthdays/read-birthdays';
import { writtenFiles } from '../content-check/fix/written-files';

/** A written file of the folder, line by line, without its comments. */
export interface FolderText {
  /** As an editor knows it: 'content/site.yaml'. */
  file: string;
  lines: string[];
}

/** The written files; the list of what pictures show, which names all of them, is left out. */
export function folderTexts(contentDir: string): FolderText[] {
  const root = resolve(contentDir);
  const table = join('service', birthdaysFile);
  return [...writtenFiles(root), ...(existsSync(join(root, table)) ? [table] : [])]
    .filter((name) => name !== join('pictures', 'alt.yaml'))
    .map((name) => ({
      file: `${basename(root)}/${name}`,
      lines: readFileSync(join(root, name), 'utf8')
        .split(/\r?\n/)
        .map((line) => (/^\s*#(\s|$)/.test(line) && name.endsWith('.yaml') ? '' : line)),
    }));
}
