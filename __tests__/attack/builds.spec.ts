import { spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf } from '../../harness/service';
import { attack, checkout, type Target } from './support/attack';
import { atOnce, wait } from './support/sockets';

/** How many builds run under requests. */
const builds = Number(process.env.ATTACK_BUILDS ?? 2);

const page = 'content/pages/fee.yaml';

interface Built {
  code: number | null;
  /** The end of what the build printed. */
  printed: string;
}

/** Runs a build of a school's folder; kills it after `killMs` where it still runs. */
function build(school: string, killMs?: number): Promise<Built> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, commandOf(checkout, 'build'), {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it is killed, as when a machine loses power.
    detached: true,
    env: {
      PATH,
      HOME,
      GATSBY_TELEMETRY_DISABLED: '1',
      CONTENT_DIR: join(school, 'content'),
      PUBLIC_DIR: join(school, 'public'),
    },
  });
  let printed = '';
  const read = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-500));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const { pid } = child;
  const killing = setTimeout(() => pid && process.kill(-pid, 'SIGKILL'), killMs ?? 2 ** 31 - 1);
  return new Promise((done) =>
    child.once('exit', (code) => {
      clearTimeout(killing);
      done({ code, printed });
    }),
  );
}

/** What a browser asks for on a visit: a page, and a script that it names. */
async function visitSite(origin: string, seen: Map<string, number>): Promise<void> {
  const count = (what: string) => void seen.set(what, (seen.get(what) ?? 0) + 1);
  try {
    const reply = await fetch(`${origin}/News`);
    const html = await reply.text();
    if (reply.status !== 200) return count(`/News ${reply.status}`);
    if (!html.trimEnd().endsWith('</html>')) return count('/News cut off');
    count('ok');
    for (const [, src = ''] of html.matchAll(/"(\/app-[0-9a-f]+\.js)/g)) {
      const script = await fetch(origin + src);
      await script.arrayBuffer();
      count(script.status === 200 ? 'ok' : `script ${script.status}`);
    }
    const worker = await fetch(`${origin}/sw.js`);
    await worker.arrayBuffer();
    count(worker.status === 200 ? 'ok' : `/sw.js ${worker.status}`);
  } catch {
    count('no reply');
  }
}

async function changeWord(school: string, turn: number): Promise<void> {
  const file = join(school, page);
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(
      /^description: .*/m,
      `description: Fee rules of the school, edition ${turn}, with due dates, the late fine and refunds.`,
    ),
  );
}

/** A copy of the sample school, as it was built. */
async function makeSchool(target: Target): Promise<string> {
  const school = join(target.folder, 'school');
  for (const folder of ['content', 'public', 'hosts']) {
    const options = { recursive: true, preserveTimestamps: true };
    await cp(join(checkout, folder), join(school, folder), options);
  }
  return school;
}

/** When a build of so many is killed, in milliseconds: the first of every three, each at another moment. */
const killAfter = (turn: number) =>
  turn % 3 === 1 && turn < builds ? 4000 + (turn - 1) * 500 : undefined;

attack({
  name: 'builds',
  about: 'builds after a changed word, every third of them killed, under requests without a pause',
  endsService: true,
  limit: 120_000 * (builds + 1),
  async run(target) {
    await target.service.end('SIGTERM');
    const school = await makeSchool(target);
    const env = { CONTENT_DIR: join(school, 'content'), PUBLIC_DIR: join(school, 'public') };
    const service = await target.restart({ env });
    const seen = new Map<string, number>();
    let over = false;
    const visiting = atOnce(6, async () => {
      while (!over) {
        await visitSite(service.origin, seen);
        await wait(20);
      }
    });
    let last: Built | undefined;
    let killed = 0;
    for (let turn = 1; turn <= builds; turn += 1) {
      await changeWord(school, turn);
      const killMs = killAfter(turn);
      last = await build(school, killMs);
      if (killMs !== undefined && last.code === null) killed += 1;
    }
    over = true;
    await visiting;
    const fee = await (await fetch(`${service.origin}/Fee`)).text();
    await service.end('SIGTERM');
    const requests = [...seen.values()].reduce((sum, count) => sum + count, 0);
    return {
      sent: `${requests} requests during ${builds} builds, ${killed} of them killed`,
      problems: [
        ...[...seen].filter(([what]) => what !== 'ok').map(([what, count]) => `${what}: ${count}`),
        ...(last?.code === 0 ? [] : [`the last build ended with ${last?.code}: ${last?.printed}`]),
        ...(fee.includes(`edition ${builds},`) ? [] : ['the new word is not there']),
      ],
    };
  },
});
