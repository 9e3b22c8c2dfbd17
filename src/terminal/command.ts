import './require-node';
import { parseArgs } from 'node:util';
import { errorInWords } from './errors';
import { helpText, type Help } from './help';
import { paint } from './style';

/** A command of package.json: what it says of itself, how its words are read, what it does. */
export interface Command<Options> {
  help: Help;
  /** Reads the arguments. Throws in one sentence when they make no sense. */
  read: (args: string[]) => Options;
  /** Does the work; sets `process.exitCode` to 1 when it found something. */
  run: (options: Options) => Promise<void> | void;
}

/** Reads the arguments of a command that takes none. */
export function noOptions(args: string[]): void {
  parseArgs({ args, options: {} });
}

const complain = (words: string) => console.error(paint('bad', words, process.stderr));

/** parseArgs explains how a dash is escaped, which is hardly ever what was meant. */
function wrongUse(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.split(". To specify a positional argument starting with a '-'")[0] ?? words;
}

/**
 * Runs a command with the arguments of this process, or with others, and sets the status of this process
 * as its help says.
 */
export async function runCommand<Options>(
  { help, read, run }: Command<Options>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(helpText(help));
    return;
  }
  let options: Options;
  try {
    options = read(args);
  } catch (error) {
    complain(wrongUse(error));
    console.error(`How it is used: ${help.name} -- --help`);
    process.exitCode = 2;
    return;
  }
  try {
    await run(options);
  } catch (error) {
    complain(errorInWords(error));
    process.exitCode = 1;
  }
}
