import './require-node';
import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  Help,
  type HelpConfiguration,
} from '@commander-js/extra-typings';
import { errorInWords } from './errors';
import { paint } from './style';

type Rows = readonly (readonly [name: string, meaning: string])[];

/** What the help of a command says beside its arguments and options. */
export interface About {
  /** In the list of commands. */
  summary: string;
  about: string;
  /** Environment variables that are no options. */
  environment?: Rows;
  examples?: Rows;
  /** When it ends with status 1. */
  fails: string;
}

/** What the arguments asked for, once they are read. */
export interface Asked {
  options: unknown;
  run: () => Promise<void> | void;
}

let asked: Asked | undefined;

function sections(helper: Help, { environment = [], examples = [], fails }: About): string[] {
  const statuses: Rows = [
    ['0', 'all is well'],
    ['1', fails],
    ['2', 'it was called in a way that it does not know'],
  ];
  const rows = { Environment: environment, Examples: examples, 'Ends with status': statuses };
  return Object.entries(rows).flatMap(([title, items]) => {
    const width = Math.max(...items.map(([name]) => name.length));
    const lines = items.map(([name, meaning]) => helper.formatItem(name, width, meaning, helper));
    return helper.formatItemList(`${title}:`, lines, helper);
  });
}

const helpConfiguration = (about?: About): HelpConfiguration => ({
  styleTitle: (title) => paint('heading', title),
  styleCommandText: (text) => paint('command', text),
  styleOptionTerm: (term) => paint('command', term),
  optionDescription({ description, defaultValue, envVar }) {
    // A switch that is not set is off.
    const hasUsual = typeof defaultValue !== 'boolean' && String(defaultValue ?? '') !== '';
    const usual = hasUsual ? ` (${String(defaultValue)})` : '';
    return description + usual + (envVar ? `; also as ${envVar}` : '');
  },
  formatHelp(command, helper) {
    const own = Help.prototype.formatHelp.call(helper, command, helper);
    return [own, ...(about ? sections(helper, about) : [])].join('\n');
  },
});

const configured = (command: Command, about?: About) =>
  command
    .configureHelp(helpConfiguration(about))
    // `paint` knows whether there are colours.
    .configureOutput({ outputError: () => undefined, getOutHasColors: () => true })
    .helpOption('-h, --help', 'this text')
    .helpCommand(false)
    .exitOverride();

/** States a command; its arguments, options and `does` follow. */
export const command = (name: string, about: About): Command =>
  configured(new Command(name), about).summary(about.summary).description(about.about);

/**
 * What a command does: `read` makes options of its words, and throws in one sentence where they make no sense;
 * `run` does the work, and sets `process.exitCode` to 1 when it found something.
 */
export function does<Words extends unknown[], Options>(
  read: (...words: Words) => Options | Promise<Options>,
  run: (options: Options) => Promise<void> | void,
): (...words: Words) => Promise<void> {
  return async (...words) => {
    const options = await read(...words);
    asked = { options, run: () => run(options) };
  };
}

/** A program of several commands, in groups with a title each. */
export function program(
  name: string,
  about: string,
  groups: Readonly<Record<string, readonly CommandUnknownOpts[]>>,
): Command {
  const made = configured(new Command(name)).description(about);
  for (const [title, commands] of Object.entries(groups)) {
    for (const one of commands) made.addCommand(one.helpGroup(`${title}:`));
  }
  return made;
}

/**
 * Reads the arguments of a program. Gives nothing where they asked for help, which is printed then; rejects in
 * one sentence where they make no sense.
 */
export async function readArguments(
  program: Command,
  args: readonly string[],
): Promise<Asked | undefined> {
  asked = undefined;
  try {
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return asked;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    const words = error.message.replace(/^error: /, '');
    const isCut = error.code === 'commander.excessArguments';
    const advice = isCut ? ' Put a name with blanks in it between quotes: "May 2026.pdf".' : '';
    throw new Error(words.charAt(0).toUpperCase() + words.slice(1) + advice, { cause: error });
  }
}

const complain = (words: string) => console.error(paint('bad', words, process.stderr));

/**
 * Runs a command of a program with the arguments of this process, or with others, and sets the status of this
 * process as the help says.
 */
export async function runProgram(
  program: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  let work: Asked | undefined;
  try {
    work = await readArguments(program, args);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    const named = program.commands.filter((one) => one.name() === args[0]);
    const words = [program, ...named].map((one) => one.name());
    console.error(`How it is used: ${words.join(' ')} --help`);
    process.exitCode = 2;
    return;
  }
  try {
    await work?.run();
  } catch (error) {
    complain(errorInWords(error));
    process.exitCode = 1;
  }
}
