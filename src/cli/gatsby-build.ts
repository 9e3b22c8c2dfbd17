import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keptDir } from '../content/content-dir';
import { rewriteLine, formatDuration } from '../lib/terminal/progress';
import { type End, type Run, runInTerminal, runCaptured } from './run-program';

/** Where the time of the last build is kept, in ms, and all that the last one said. */
const timeFile = () => join(keptDir(), 'build-ms');
const logFile = () => join(keptDir(), 'build-log.txt');

function lastTime(): number | undefined {
  const ms = existsSync(timeFile()) ? Number(readFileSync(timeFile(), 'utf8')) : 0;
  return ms > 0 ? ms : undefined;
}

/** `Building the site: 12 s, about 40 s left (compiling scripts)`; what is left is not known at first. */
export function buildLine(elapsed: number, last: number | undefined, step: string): string {
  const left = last !== undefined && last > elapsed ? last - elapsed : undefined;
  const rest = left === undefined ? '' : `, about ${formatDuration(left)} left`;
  return `Building the site: ${formatDuration(elapsed)}${rest}${step ? ` (${step})` : ''}`;
}

/** What a line of Gatsby's says has just been done: `success Building HTML - 1.2s`. */
export const stepIn = (line: string): string | undefined =>
  /^success (.+?)(?: - .*)?$/.exec(line.trim())?.[1];

/** How Gatsby is run: in which project, with which options and environment. */
interface GatsbyRun {
  cwd: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

const gatsby = ({ args = [], ...run }: GatsbyRun): Run => ({
  ...run,
  program: resolve('node_modules/.bin/gatsby'),
  args: ['build', ...args],
});

/** Prints nothing of Gatsby's output, unless it fails; `hear` is given it. Gives all of it, too. */
async function buildQuietly(run: GatsbyRun, hear?: (text: string) => void) {
  const env = { ...run.env, CI: 'true', NO_COLOR: '1' };
  const { end, output } = await runCaptured(gatsby({ ...run, env }), hear);
  if (end !== 0) process.stderr.write(output);
  return { end, output };
}

/** One line that goes on, with the time left; all that Gatsby says is kept. */
async function buildInOneLine(run: GatsbyRun): Promise<End> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const last = lastTime();
  let step = '';
  const show = () => rewriteLine(process.stdout, buildLine(elapsed(), last, step));
  const timer = setInterval(show, 500);
  const { end, output } = await buildQuietly(run, (text) => {
    for (const line of text.split('\n')) step = stepIn(line) ?? step;
  });
  clearInterval(timer);
  rewriteLine(process.stdout, '');
  mkdirSync(keptDir(), { recursive: true });
  writeFileSync(logFile(), output);
  if (end === 0) {
    writeFileSync(timeFile(), `${Math.round(elapsed())}\n`);
    // What is worth the editors' attention though it stops nothing.
    for (const line of output.split('\n').filter((one) => one.startsWith('warn ')))
      console.log(line);
  }
  return end;
}

/** What is said of a build that failed; one that a signal ended had no time to give a reason. */
export function failureOf(end: End): string {
  if (typeof end === 'number') return 'The site could not be built; the reason stands above.';
  const advice =
    end === 'SIGKILL'
      ? 'most often because the machine has too little memory left; end other programs and try again'
      : 'which says nothing of the content; try again';
  return `The build was ended by the system (${end}), ${advice}.`;
}

/**
 * Has Gatsby build in a project, and tells how far it is unless it is to be `silent`. Throws when that fails;
 * what Gatsby said stands above then.
 */
export async function gatsbyBuild(run: GatsbyRun, { silent = false } = {}): Promise<void> {
  const aloud = () => (process.stdout.isTTY ? buildInOneLine(run) : runInTerminal(gatsby(run)));
  const end = silent ? (await buildQuietly(run)).end : await aloud();
  if (end !== 0) throw new Error(failureOf(end));
}
