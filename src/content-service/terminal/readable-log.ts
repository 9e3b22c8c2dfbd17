import { mixed, number, object, string } from 'yup';
import { plainText } from '../../lib/terminal/plain-text';
import { paint } from '../../lib/terminal/style';

const entry = object({
  level: number().required(),
  time: number().required(),
  msg: string(),
  method: string(),
  route: string(),
  status: number(),
  ms: number(),
  reason: string(),
  first: mixed<string[]>(),
  err: object({ stack: string() }).optional(),
});

const warning = 40;

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Files of a page, its pictures among them: thirty lines that nobody reads for one that is. */
const isFile = (route: string) => /\.\w+$/.test(route) || route.startsWith('/api/image/');

function statusColour(status: number): 'good' | 'dim' | 'bad' {
  if (status >= 400) return 'bad';
  return status >= 300 ? 'dim' : 'good';
}

/**
 * A line of the log for a person: one for each page, call and refusal, all from a warning on; undefined
 * for what is quiet.
 */
export function readableLine(json: string): string | undefined {
  const line: unknown = JSON.parse(json);
  if (!entry.isValidSync(line)) return json.trimEnd();
  const { level, time, msg = '', method, route, status, ms, reason, first, err } = line;
  const start = paint('dim', clock.format(time));
  if (method && route && status !== undefined) {
    if (status < 400 && isFile(route)) return undefined;
    const answer = paint(statusColour(status), String(status));
    return `${start}  ${answer}  ${method} ${plainText(route)}  ${paint('dim', `${ms} ms`)}`;
  }
  if (level < warning) return undefined;
  const more = err?.stack ?? reason ?? first?.join(', ');
  return `${start}  ${paint('bad', msg)}${more ? `: ${more}` : ''}`;
}

/** Where a log in a terminal goes: each line of JSON comes out as a person reads it, or not at all. */
export const readableLog = {
  write(json: string): void {
    const line = readableLine(json);
    if (line !== undefined) process.stdout.write(`${line}\n`);
  },
};
