import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPlainPath } from '../../../lib/files/file-name';
import { limits, megabytes } from '../../import/limits';

/** More files than an album or a folder of circulars has. */
const mostFiles = 500;

const mostBytes = 1_000_000_000;

/** A file that is not taken; the message is shown. */
export class UploadError extends Error {
  readonly statusCode = 422;
}

/** The files that were chosen for one import, in a folder that no other user reads. */
export interface Upload {
  /** What the import is given: the file, or the folder. */
  from(): string;
  add(name: string, content: Readable): Promise<void>;
  remove(): void;
}

const isTable = (name: string) => /\.(?:xlsx?|ods|csv|tsv|txt|docx?|ics|xml)$/i.test(name);

/** A new one, empty. */
export function newUpload(): Upload {
  const folder = mkdtempSync(join(tmpdir(), 'school-import-'));
  const names: string[] = [];
  let bytes = 0;

  return {
    from() {
      const [first = ''] = names;
      if (first.includes('/')) return join(folder, first.split('/')[0] ?? '');
      // Photos and documents that a table names are chosen together with it.
      const tables = names.length === 1 ? names : names.filter(isTable);
      const [table] = tables;
      if (table !== undefined && tables.length === 1) return join(folder, table);
      throw new UploadError(
        names.length === 0
          ? 'Choose a file or a folder first.'
          : 'Choose one table or document, with the photos and documents that it names; or a whole folder.',
      );
    },
    async add(name, content) {
      const parts = name.split('/');
      if (!isPlainPath(name) || parts.length > 2) {
        throw new UploadError(`${name}: a file with this name can’t be taken; rename it.`);
      }
      if (names.length >= mostFiles) throw new UploadError(`More than ${mostFiles} files at once.`);
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      const { size } = statSync(path);
      bytes += size;
      if (size > limits.export || bytes > mostBytes) {
        throw new UploadError(`${name} is too large: ${megabytes(size)}.`);
      }
      names.push(name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
