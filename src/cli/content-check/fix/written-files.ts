import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemFile } from '../../../lib/files/file-name';
import { writtenBelow } from '../../../lib/files/files-below';

const folders = ['facts', 'pages', 'pictures', 'service'];
const isWritten = (name: string) =>
  /\.(yaml|md)$/.test(name) && !/(?:^|[\\/])README\.md$/.test(name);

/** A file that is larger was hardly written by an editor. */
const mostBytes = 1_000_000;

/** The files of the content folder that editors write, by their names in it; pages may stand in folders of their own. */
export function writtenFiles(root: string): string[] {
  const below = folders.flatMap((folder) =>
    writtenBelow(join(root, folder)).map((name) => join(folder, name)),
  );
  return [...readdirSync(root).filter((name) => !isSystemFile(name)), ...below]
    .filter(isWritten)
    .filter((name) => {
      const found = statSync(join(root, name), { throwIfNoEntry: false });
      return found?.isFile() && found.size <= mostBytes;
    });
}
