import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';

/** A name for files and addresses, in letters that every disk and server has. */
export function plainName(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g);
  return letters?.join('-').slice(0, 60).replace(/-$/, '') ?? 'new';
}

/** Where a file is that somebody named, seen from the folder in which npm was called. */
export function onDisk(written: string): string {
  return resolve(process.env.INIT_CWD ?? '.', written.replace(/^~(?=\/)/, process.env.HOME ?? '~'));
}

/** A name in a folder that no file has yet: `picnic.jpg`, then `picnic-2.jpg`. */
export function freeName(folder: string, name: string): string {
  const ending = extname(name);
  const bare = name.slice(0, name.length - ending.length);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${bare}-${count}${ending}`;
    if (!existsSync(join(folder, free))) return free;
  }
}
