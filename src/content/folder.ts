import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import type { Fault } from './faults';

/** A written file of the content folder. */
export interface WrittenFile {
  /** As an editor knows it: 'content/pages/fee.yaml'. */
  file: string;
  /** The bare name: 'fee'. */
  name: string;
  text: string;
}

/** A paper of content/papers. */
export interface PaperFile {
  bytes: number;
  /** False when it calls itself a PDF and is none. */
  sound: boolean;
}

/** All that the content folder holds. */
export interface ContentFolder {
  site?: WrittenFile;
  navigation?: WrittenFile;
  home?: WrittenFile;
  facts: WrittenFile[];
  pages: WrittenFile[];
  /** Paths relative to content/pictures. */
  pictures: ReadonlySet<string>;
  /** By path relative to content/papers. */
  papers: ReadonlyMap<string, PaperFile>;
  faults: Fault[];
}

/** Reads the content folder from disk; files in the wrong place or missing are faults. */
export function readFolder(contentDir: string): ContentFolder {
  const root = resolve(contentDir);
  const faults: Fault[] = [];
  const nameOf = (path: string) => `${basename(root)}/${slashed(relative(root, path))}`;
  const report = (path: string, message: string) =>
    faults.push({ file: nameOf(path), line: 1, column: 1, message });
  const read = (path: string): WrittenFile => ({
    file: nameOf(path),
    name: basename(path, extname(path)),
    text: readFileSync(path, 'utf8').replace(/^\uFEFF/, ''),
  });
  const single = (name: string) => {
    const path = join(root, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return read(path);
    report(path, 'the file is missing; the site can’t be built without it');
    return undefined;
  };
  const written = (folder: string, endings: readonly string[]) =>
    filesBelow(join(root, folder)).flatMap((path) => {
      if (endings.includes(extname(path))) return [read(path)];
      report(path, `files of ${folder} end in ${endings.join(' or ')}; rename it or move it away`);
      return [];
    });
  const listed = (folder: string) =>
    filesBelow(join(root, folder)).map((path) => ({
      path,
      name: slashed(relative(join(root, folder), path)),
    }));

  return {
    site: single('site.yaml'),
    navigation: single('navigation.yaml'),
    home: single('home.yaml'),
    facts: written('facts', ['.yaml']),
    pages: written('pages', ['.yaml', '.md']),
    pictures: new Set(listed('pictures').map(({ name }) => name)),
    papers: new Map(listed('papers').map(({ path, name }) => [name, readPaper(path)])),
    faults,
  };
}

function readPaper(path: string): PaperFile {
  const { size } = statSync(path);
  return { bytes: size, sound: extname(path) !== '.pdf' || firstBytes(path, 5) === '%PDF-' };
}

function firstBytes(path: string, count: number): string {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(count);
    readSync(descriptor, bytes, 0, count, 0);
    return bytes.toString('latin1');
  } finally {
    closeSync(descriptor);
  }
}

/** Every file below a folder, by name; hidden ones and a missing folder count as nothing. */
function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
