import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const lock = 'package-lock.json';

/** Installs the packages of a checkout. Throws with npm's own words when that fails. */
function install(checkout: string, packages: string): void {
  // An installation that was interrupted is not taken for one.
  const unfinished = `${packages}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const name of ['package.json', lock, '.npmrc']) {
    const file = join(checkout, name);
    if (existsSync(file)) copyFileSync(file, join(unfinished, name));
  }
  const { status, stderr } = spawnSync('npm', ['ci'], { cwd: unfinished, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not install ${checkout}:\n${stderr}`);
  renameSync(join(unfinished, 'node_modules'), packages);
  rmSync(unfinished, { recursive: true });
}

/**
 * Gives a checkout that is linked to this one's packages those of its own lock file, where the two
 * differ: with others its build may fail, or be another one. They are kept in `folder/node_modules`.
 */
export function giveOwnPackages(checkout: string, folder: string): void {
  const text = (dir: string) => readFileSync(join(dir, lock), 'utf8');
  if (text(checkout) === text('.')) return;
  const packages = resolve(folder, 'node_modules');
  if (!existsSync(packages)) install(checkout, packages);
  const link = join(checkout, 'node_modules');
  rmSync(link);
  symlinkSync(packages, link, 'dir');
}
