import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attacks } from './all';
import type { Attack, Target } from './attack';
import type { Options } from './options';
import { startService, type Service } from '../service';
import { wait } from './sockets';
import { tableOf, type Row } from './table';
import { sendVisitors } from './visitors';

/** What the service keeps to under each attack, and a minute after it. */
const goals = { p99: 500, backMs: 60_000, handles: 3, memory: 100 * 1024 * 1024 };

/** Lets a service open what it keeps open anyway: caches, its database, a few pictures. */
async function warmUp({ origin }: Service): Promise<void> {
  const paths = [
    '/',
    '/News',
    '/api/news/all/DHS',
    '/api/image/pictures/people/principal.webp?w=320',
    '/healthz',
  ];
  for (let turn = 0; turn < 20; turn += 1) {
    for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  }
}

type Held = Required<Pick<Row, 'handles' | 'memory'>>;

/** Waits until handles and memory are as they were; gives what is left at the end. */
async function settled(service: Service, before: [handles: number, memory: number]): Promise<Held> {
  const end = performance.now() + goals.backMs;
  const isBack = () =>
    service.handles() <= before[0] + goals.handles && service.memory() <= before[1] + goals.memory;
  while (!isBack() && performance.now() < end) await wait(250);
  return {
    handles: [before[0], service.handles()],
    memory: [before[1], service.memory()],
  };
}

async function measured(attack: Attack, target: Target): Promise<Omit<Row, 'name' | 'about'>> {
  const { service } = target;
  await warmUp(service);
  if (attack.endsService) return attack.run(target);
  const before: [number, number] = [service.handles(), service.memory()];
  const endVisitors = sendVisitors(service.origin);
  const outcome = await attack.run(target);
  const waits = await endVisitors();
  const held = await settled(service, before);
  const problems = [
    ...outcome.problems,
    ...(waits.p99 > goals.p99 ? [`others waited ${waits.p99} ms`] : []),
    ...(waits.failed > 0 ? [`${waits.failed} of ${waits.requests} others failed`] : []),
    ...(held.handles[1] > before[0] + goals.handles ? ['handles are left'] : []),
    ...(held.memory[1] > before[1] + goals.memory ? ['memory is left'] : []),
  ];
  return { sent: outcome.sent, problems, waits, ...held };
}

async function runOne(attack: Attack, { checkout, builds }: Options): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'school-attack-'));
  const running: Service[] = [];
  const start: Target['restart'] = async (how) => {
    const env = { PICTURES_DIR: join(folder, 'images'), ...how?.env };
    const service = await startService({ checkout, folder, ...how, env });
    running.push(service);
    return service;
  };
  const { name, about } = attack;
  try {
    const service = await start(attack.start);
    return {
      name,
      about,
      ...(await measured(attack, { service, folder, checkout, builds, restart: start })),
    };
  } catch (error) {
    return {
      name,
      about,
      sent: '',
      problems: [error instanceof Error ? error.message : String(error)],
    };
  } finally {
    await Promise.all(running.map((service) => service.end('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the attacks one after the other, and writes their table. */
export async function attack(options: Options): Promise<void> {
  const { only } = options;
  const chosen = attacks.filter(({ name }) => only.length === 0 || only.includes(name));
  const rows: Row[] = [];
  for (const one of chosen) {
    const started = performance.now();
    const row = await runOne(one, options);
    rows.push(row);
    const seconds = Math.round((performance.now() - started) / 1000);
    const words = row.problems.length === 0 ? 'held' : row.problems.join('; ');
    console.log(`${row.problems.length === 0 ? ' ' : '✗'} ${one.name} (${seconds} s): ${words}`);
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/attack.md', tableOf(rows));
  const failed = rows.filter(({ problems }) => problems.length > 0).length;
  console.log(`${rows.length - failed} passed, ${failed} failed (reports/attack.md)`);
  if (failed > 0) process.exitCode = 1;
}
