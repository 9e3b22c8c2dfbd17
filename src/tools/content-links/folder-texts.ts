import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
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
  return writtenFiles(root)
    .filter((name) => name !== join('pictures', 'alt.yaml'))
    .map((name) => ({
      file: `${basename(root)}/${name}`,
      lines: readFileSync(join(root, name), 'utf8')
        .split(/\r?\n/)
        .map((line) => (/^\s*#(\s|$)/.test(line) && name.endsWith('.yaml') ? '' : line)),
    }));
}
