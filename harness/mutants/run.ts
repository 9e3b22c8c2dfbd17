import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paint } from '../../src/lib/terminal/style';
import { withCheckout } from '../checkouts';
import { rareUnit } from '../test/further-steps';
import { mutated, type Mutation, readMutations } from './mutations';

/** How long tests may take: some faults let them go on for ever. */
const limitMs = 15 * 60_000;

/** Puts a fault into a copy of the project, and runs the unit tests that it reaches; gives what the first that fails is. */
function killerOf(dir: string, mutation: Mutation): string | undefined {
  const path = join(dir, mutation.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(before, mutation));
  const args = [
    '--ci',
    '--silent',
    '--bail',
    '--testPathIgnorePatterns',
    '/node_modules/',
    rareUnit,
  ];
  const { stderr, error } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...args, '--findRelatedTests', mutation.file],
    { cwd: dir, encoding: 'utf8', timeout: limitMs, maxBuffer: 64 * 1024 * 1024 },
  );
  writeFileSync(path, before);
  return error ? 'time: they went on for ever' : /^FAIL (\S+)/m.exec(stderr)?.[1];
}

/** Tries the faults, says of each what noticed it, and how many were noticed. */
export const runMutants = ({ only }: { only: readonly number[] }): Promise<void> =>
  withCheckout(undefined, ({ dir }) => {
    const tried = [...readMutations().entries()].filter(
      ([index]) => only.length === 0 || only.includes(index + 1),
    );
    let killed = 0;
    for (const [index, mutation] of tried) {
      const { file, kind, find, replace, otherwise } = mutation;
      const killer = killerOf(dir, mutation);
      if (killer) killed += 1;
      else if (otherwise === undefined) process.exitCode = 1;
      const outcome = killer
        ? paint('good', `killed by ${killer}`)
        : paint('bad', `survived: ${otherwise ?? 'nothing notices it'}`);
      console.log(`${index + 1} ${kind}, ${file}: ${find} → ${replace}\n  ${outcome}`);
    }
    console.log(`${killed} of ${tried.length} killed by unit tests`);
    return Promise.resolve();
  });
