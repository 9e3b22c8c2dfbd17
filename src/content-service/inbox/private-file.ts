import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a database file and its folder where they are not there, and closes the file to other users.
 * SQLite gives what it writes beside a file (-wal, -shm) the permissions of the file.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(one, { throwIfNoEntry: false });
    if (!found && one === file) writeFileSync(file, '', { mode: 0o600, flag: 'a' });
    // Whoever owns it otherwise has decided who reads it, and this process may not.
    if (found?.isFile() && (found.mode & 0o077) !== 0 && found.uid === process.geteuid?.()) {
      chmodSync(one, 0o600);
    }
  }
}
