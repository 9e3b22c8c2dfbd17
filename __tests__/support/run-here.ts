import type * as Utilities from 'node:util';
import { format } from 'node:util';
import { runProgram } from '../../src/lib/terminal/program';
import { school } from '../../src/cli/program';
import type { Ended } from './run-command';

// The module itself, which is what a file that imports from it calls.
const utilities = jest.requireActual<typeof Utilities>('node:util');

/**
 * Runs `npx school` to its end within this process, without a terminal and its colours: as `runCommand` of
 * `run-command.ts` does in a process of its own, which takes ten times as long.
 */
export async function runHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const ended: Ended = { status: 0, output: '', errorOutput: '' };
  const say = (...words: unknown[]) => void (ended.output += `${format(...words)}\n`);
  const complain = (...words: unknown[]) => void (ended.errorOutput += `${format(...words)}\n`);
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(say),
    jest.spyOn(console, 'warn').mockImplementation(complain),
    jest.spyOn(console, 'error').mockImplementation(complain),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      ended.output += String(text);
      return true;
    }),
    jest.spyOn(utilities, 'styleText').mockImplementation((_look, text) => text),
  ];
  const { env: before, exitCode } = process;
  process.env = { ...before, ...env };
  process.exitCode = 0;
  try {
    await runProgram(school, args);
    ended.status = Number(process.exitCode);
  } finally {
    process.env = before;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
  return ended;
}
