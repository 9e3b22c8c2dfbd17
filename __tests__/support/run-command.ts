import { execFile } from 'node:child_process';
import { bundled } from './bundled';

/** What a command said and how it ended. */
export interface Ended {
  status: number;
  output: string;
  errorOutput: string;
}

/** Code that lets the output of a process look like a terminal, which asks the environment for colours. */
export const asTerminal = `
  import { WriteStream } from 'node:tty';
  const { getColorDepth } = WriteStream.prototype;
  Object.assign(process.stdout, { isTTY: true, getColorDepth });`;

/** Arguments of Node that run some code, and then a command of the project. */
export const nodeArguments = (file: string, before: string) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(before)}`,
  bundled(file),
];

/** An environment without wishes for colours, which Jest hands to its workers. */
export const plainEnvironment = (env: Readonly<Record<string, string>>) => ({
  ...process.env,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  // Node takes a terminal of a CI service for one without colours.
  CI: undefined,
  ...env,
});

/** Options of `runCommand`. */
export interface RunOptions {
  env?: Record<string, string>;
  /** Code that runs first. */
  before?: string;
  /** Its folder, when that is not the project's. */
  cwd?: string;
}

/** Runs a TypeScript file of the project to its end, without a terminal. */
export function runCommand(
  file: string,
  args: readonly string[],
  { env = {}, before = '', cwd }: RunOptions = {},
): Promise<Ended> {
  const all = [...nodeArguments(file, before), ...args];
  const options = { env: plainEnvironment(env), cwd };
  return new Promise((done) => {
    execFile(process.execPath, all, options, (error, output, errorOutput) => {
      done({ status: error === null ? 0 : Number(error.code ?? -1), output, errorOutput });
    });
  });
}
