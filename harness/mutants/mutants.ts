import { array, type InferType, object, string } from 'yup';
import { parse } from 'yaml';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paint } from '../../src/lib/terminal/style';
import { withCheckout } from '../checkouts';
import { rareUnit } from '../test/further-steps';

const schema = array(
  object({
    file: string().required(),
    /** What goes wrong: a condition, a label, a colour … */
    kind: string().required(),
    find: string().required(),
    replace: string().defined(),
    otherwise: string(),
  }).noUnknown(),
).required();

/** A fault: the text that stands once in a file of `src`, and what stands there instead. */
export type Mutation = InferType<typeof schema>[number];

/** The list of faults, in its order. Throws where an entry is not as described. */
export const readMutations = (): Mutation[] =>
  schema.validateSync(parse(readFileSync('harness/mutants/list.yaml', 'utf8')), { strict: true });

/** A file's text with the fault in it. Throws unless what is replaced stands there once. */
export function mutated(text: string, { file, find, replace }: Mutation): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `${file}: "${find}" does not stand there once; correct harness/mutants/list.yaml`,
    );
  }
  return before + replace + after;
}

/** How long tests may take: some faults let them go on for ever. */
const limitMs = 15 * 60_000;

/** Puts a fault into a copy of the project, and runs the unit tests that it reaches; gives what the first that fails is. */
function killerOf(dir: string, mutation: Mutation): string | undefined {
  const path = join(dir, mutation.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(before, mutation));
  const ignored = ['--testPathIgnorePatterns', '/node_modules/', rareUnit];
  const args = ['--ci', '--silent', '--bail', ...ignored, '--findRelatedTests', mutation.file];
  const { stderr, error } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...args],
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
  });
