import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_NOW } from '../../src/dates/example-today';
import { watchMemory } from '../bench/watch-memory';
import { goals } from './goals';
import type { Options } from './options';

/** What visitors ask for; a picture of the newest album and of a portrait stand for all. */
const lists = ['news/all', 'events/All', 'gallery/All', 'circular/all', 'topper/all', 'video/All'];
const pictures = ['pictures/news/trek.webp', 'pictures/people/topper-01.webp'];
const browser = { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'br, gzip' };

const form = JSON.stringify({
  name: 'Asha Rana',
  phone: '+91 00000 00000',
  email: 'asha@home.example',
  subject: 'Bus stop',
  message: 'When does bus 7 leave?',
});

/** Of ten requests of a visitor: six lists, three pictures, one form. */
function requests(code: string): autocannon.Request[] {
  const get = (path: string): autocannon.Request => ({ method: 'GET', path, headers: browser });
  return [
    ...lists.map((list) => get(`/api/${list}/${code}`)),
    ...pictures.map((picture) => get(`/api/image/${picture}?w=320`)),
    get(`/api/image/${pictures[0]}?w=640`),
    {
      method: 'POST',
      path: `/api/form/${code}/contact`,
      headers: { 'content-type': 'application/json' },
      body: form,
    },
  ];
}

/** Starts the service as `npm run serve` does, with an inbox of its own. */
async function startService(folder: string): Promise<{ child: ChildProcess; origin: string }> {
  const args = ['--import', 'tsx', 'src/content-service/main.ts', '--without-site'];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      CONTENT_SERVICE_NOW: EXAMPLE_NOW,
      DATABASE_URL: `file:${join(folder, 'inbox.db')}`,
      // All of them come from one address here.
      FORMS_PER_TEN_MINUTES: '100000000',
      LOG_LEVEL: 'warn',
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(text));
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
    child.once('exit', () => reject(new Error('The service ended before it listened.')));
  });
  return { child, origin };
}

/** A line of the result, with a mark where a goal is missed. */
const line = (kept: boolean, words: string) => `${kept ? ' ' : '✗'} ${words}`;

/** Sends many visitors at once to the service, and says what they and its memory went through. */
export async function load({ visitors, seconds, code }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'school-load-'));
  try {
    const { child, origin } = await startService(folder);
    const watched = watchMemory(child);
    const result = await autocannon({
      url: origin,
      connections: visitors,
      duration: seconds,
      timeout: 20,
      requests: requests(code),
    });
    child.kill('SIGTERM');
    const { peak } = await watched;
    const failed = result.errors + result.timeouts + result.non2xx;
    const { p50, p99, max } = result.latency;
    const megabytes = Math.round(peak / 1024 / 1024);
    const total = `${result.requests.total} requests, ${Math.round(result.requests.average)} a second`;
    console.log(`${visitors} visitors for ${seconds} s: ${total}`);
    console.log(line(failed <= goals.failed, `${failed} failed`));
    console.log(
      line(p99 <= goals.p99, `half within ${p50} ms, 99 % within ${p99} ms, all within ${max} ms`),
    );
    console.log(line(peak <= goals.memory, `${megabytes} MB of memory at most`));
    if (failed > goals.failed || p99 > goals.p99 || peak > goals.memory) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
