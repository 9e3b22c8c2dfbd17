import { buildSync, type OutputFile } from 'esbuild';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

// Below the project, so that its packages are found from there, and where nobody makes it private, as the service does
// with .data.
const folder = resolve('node_modules/.cache/bundled');
const dayInMs = 24 * 60 * 60 * 1000;
const bundles = new Map<string, string>();

/**
 * The path of a command of the project as a script for Node, bundled once in each file of tests. A
 * command as people start it is compiled file by file, which takes longer than most of them work, and
 * the tests start some two hundred.
 */
export function bundled(file: string): string {
  const name = basename(file, '.ts');
  const path = bundles.get(file) ?? join(keep(name, bundle(resolve(file))), `${name}.mjs`);
  bundles.set(file, path);
  return path;
}

function bundle(file: string): OutputFile[] {
  return buildSync({
    entryPoints: [file],
    write: false,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a command loads when it works is not loaded for its help.
    splitting: true,
    format: 'esm',
    platform: 'node',
    // The oldest that package.json allows.
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
  }).outputFiles;
}

/** Keeps the files in a folder named by what they hold, and removes those that no run has made for a day. */
function keep(name: string, files: readonly OutputFile[]): string {
  const digest = createHash('sha256');
  for (const { hash } of files) digest.update(hash);
  const path = join(folder, `${name}-${digest.digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder).map((entry) => join(folder, entry))) {
    const written = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (written < Date.now() - dayInMs) rmSync(other, { recursive: true, force: true });
  }
  if (existsSync(path)) return path;
  // Files of tests run side by side: none may read what another has half written.
  const begun = `${path}.${process.pid}`;
  mkdirSync(begun);
  for (const file of files) writeFileSync(join(begun, basename(file.path)), file.contents);
  try {
    renameSync(begun, path);
  } catch {
    // Another was first, with the same.
    rmSync(begun, { recursive: true });
  }
  return path;
}
