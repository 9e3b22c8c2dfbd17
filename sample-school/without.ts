import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inProject } from './project';

/** What a checkout holds besides the project, by the names in `.gitignore`, and this folder. */
const leftOut = new Set([
  ...readFileSync(inProject('.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', '')),
  '.git',
  basename(__dirname),
]);

/** What the product is held to without this folder; its build is tried by hand (see the README). */
const checks = [
  ['tsx', 'src/tools/content-check.ts'],
  ['tsc', '--noEmit', '-p', '.'],
] as const;

/** Copies the project without this folder and runs the product's own checks there. */
function main(): number {
  const dir = mkdtempSync(join(tmpdir(), 'without-sample-'));
  try {
    for (const name of readdirSync(inProject('.')).filter((one) => !leftOut.has(one))) {
      cpSync(inProject(name), join(dir, name), { recursive: true });
    }
    symlinkSync(inProject('node_modules'), join(dir, 'node_modules'), 'dir');
    const failed = checks.filter(([command, ...args]) => {
      const bin = inProject(join('node_modules/.bin', command));
      return spawnSync(bin, args, { cwd: dir, stdio: 'inherit' }).status !== 0;
    });
    for (const check of failed) console.error(`Fails without this folder: ${check.join(' ')}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

process.exitCode = main();
