import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSystemFile } from '../../../lib/files/file-name';

const folders = ['.', 'facts', 'pages', 'pictures', 'service'];
const isWritten = (name: string) => /\.(yaml|md)$/.test(name) && name !== 'README.md';

/** A file that is larger was hardly written by an editor. */
const mostBytes = 1_000_000;

/** The files of the content folder that editors write, by their names in it. */
export function writtenFiles(root: string): string[] {
  return folders
    .flatMap((folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder)).map((name) => join(folder, name))
        : [],
    )
    .filter((name) => isWritten(name) && !isSystemFile(basename(name)))
    .filter((name) => {
      const { size } = statSync(join(root, name));
      return size <= mostBytes;
    });
}
