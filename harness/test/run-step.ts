import { spawn } from 'node:child_process';
import { type Count, countOf, one } from './count';
import type { Circumstances } from './schedule';
import { type Command, reportFile, type Step } from './step';

/** What came of a step, and how long it took. */
export interface StepResult {
  name: string;
  count: Count;
  failed: boolean;
  seconds: number;
}

/** Runs a step, and prints what it says: while it runs where it is alone or the only one, or else in one piece at its end. */
export async function runStep(step: Step, circumstances: Circumstances): Promise<StepResult> {
  const started = performance.now();
  const count = await countStep(step, circumstances);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { name: step.name, count, failed: count.failed > 0, seconds };
}

async function countStep(step: Step, { failed, only }: Circumstances): Promise<Count> {
  const say = (words: string) => console.log(`\n== ${step.name}\n${words}`);
  const hindrance = failed === undefined ? step.missing?.() : `Not run, since '${failed}' failed.`;
  if (hindrance !== undefined) {
    say(hindrance);
    return one('failed');
  }
  const printing = only || step.alone === true;
  if (printing) console.log(`\n== ${step.name}`);
  const { output, exitCode } = await runCommands(step.commands, printing);
  if (!printing) say(output);
  if (step.report) return countOf(step.report, reportFile(step.name), exitCode);
  return one(exitCode === 0 ? 'passed' : 'failed');
}

async function runCommands(commands: readonly Command[], printing: boolean) {
  let output = '';
  for (const command of commands) {
    const ended = await runOne(command, printing);
    output += ended.output;
    if (ended.exitCode !== 0) return { output, exitCode: ended.exitCode };
  }
  return { output, exitCode: 0 };
}

/** Runs a command to its end; what it prints goes to the terminal or is given back. */
function runOne({ program, args, env }: Command, printing: boolean) {
  const stream = printing ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const piped of [child.stdout, child.stderr]) {
    piped?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  return new Promise<{ output: string; exitCode: number }>((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      resolve({ output: Buffer.concat(output).toString(), exitCode: code ?? 1 });
    });
  });
}
