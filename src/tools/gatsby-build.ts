import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keptDir } from '../content/content-dir';
import { layOutProject } from '../generator/gatsby-project';
import { rewriteLine, spanInWords } from '../terminal/progress';
import { paint } from '../terminal/style';

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
  const rest = left === undefined ? '' : `, about ${spanInWords(left)} left`;
  return `Building the site: ${spanInWords(elapsed)}${rest}${step ? ` (${step})` : ''}`;
}

/** What a line of Gatsby's says has just been done: `success Building HTML - 1.2s`. */
export const stepIn = (line: string): string | undefined =>
  /^success (.+?)(?: - .*)?$/.exec(line.trim())?.[1];

type Project = Awaited<ReturnType<typeof layOutProject>>;

const gatsby = () => resolve('node_modules/.bin/gatsby');

/** How Gatsby ended: its status, or the signal that ended it. */
type End = number | NodeJS.Signals;

/** Lets Gatsby say everything itself: where there is no terminal, for a log. */
async function buildAloud(args: readonly string[], project: Project): Promise<End> {
  const env = { ...process.env, ...project.env };
  const child = spawn(gatsby(), ['build', ...args], { cwd: project.cwd, stdio: 'inherit', env });
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal ?? 1)));
}

/** One line that goes on, with the time left; all that Gatsby says is kept for when it fails. */
async function buildQuietly(args: readonly string[], project: Project): Promise<End> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const last = lastTime();
  const child = spawn(gatsby(), ['build', ...args], {
    cwd: project.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...project.env, CI: 'true', NO_COLOR: '1' },
  });
  let [said, step] = ['', ''];
  const hear = (text: string) => {
    said += text;
    for (const line of text.split('\n')) step = stepIn(line) ?? step;
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const show = () => rewriteLine(process.stdout, buildLine(elapsed(), last, step));
  const timer = setInterval(show, 500);
  const end = await new Promise<End>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  clearInterval(timer);
  rewriteLine(process.stdout, '');
  mkdirSync(keptDir(), { recursive: true });
  writeFileSync(logFile(), said);
  if (end === 0) {
    writeFileSync(timeFile(), `${Math.round(elapsed())}\n`);
    console.log(paint('good', `The site is built, in ${spanInWords(elapsed())}.`));
    // What is worth the editors' attention though it stops nothing.
    for (const line of said.split('\n').filter((one) => one.startsWith('warn '))) console.log(line);
  } else process.stderr.write(said);
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

/** Has Gatsby build the site. Throws when that fails; what Gatsby said stands above then. */
export async function gatsbyBuild(args: readonly string[] = []): Promise<void> {
  const project = await layOutProject();
  const end = await (process.stdout.isTTY ? buildQuietly : buildAloud)(args, project);
  if (end !== 0) throw new Error(failureOf(end));
}
