import { expect, test as base } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Service, type Start, startService } from '../../../harness/service';
import { wait } from './sockets';
import { sendVisitors } from './visitors';

/** The checkout whose service is attacked: built, with its packages. */
export const checkout = resolve(process.env.ATTACK_AT ?? '.');

type How = Pick<Start, 'env' | 'through'>;

/** What an attack works with. */
export interface Target {
  service: Service;
  /** A folder of its own, with the inbox `inbox.db`. */
  folder: string;
  /** Starts the service anew, on the same inbox, after the attack has ended it. */
  restart(how?: How): Promise<Service>;
}

/** What came of it. */
interface Outcome {
  /** What was sent, in a few words. */
  sent: string;
  /** What was answered or done wrongly; empty when all is well. */
  problems: string[];
}

interface Attack {
  name: string;
  /** What it tries. */
  about: string;
  /** How its service is started; without it, the attack shares one with others. */
  start?: How;
  /** The service is ended by the attack itself: other visitors are not measured. */
  endsService?: boolean;
  /** How long it may take, in ms. */
  limit?: number;
  run(target: Target): Promise<Outcome>;
}

/**
 * What the service keeps to under each attack, and a minute after it. Its visitors wait so many ms longer, at most,
 * than those of a service that is not attacked.
 */
const goals = { longer: 500, backMs: 60_000, handles: 3, memory: 100 * 1024 * 1024 };

/** It would render the checkout's pages as of today, at which other tests look. */
const still = (folder: string) => ({ RENEW_PAGES: 'false', PICTURES_DIR: join(folder, 'images') });

/** Lets a service open what it keeps open anyway: caches, its database, a few pictures. */
async function warmUp({ origin }: Service): Promise<void> {
  const picture = '/api/image/pictures/people/principal.webp?w=320';
  for (let turn = 0; turn < 20; turn += 1) {
    for (const path of ['/', '/News', '/api/news/all/DHS', picture, '/healthz']) {
      await (await fetch(origin + path)).arrayBuffer();
    }
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Works with a target of its own; all services that were started for it end with the work. */
async function withTarget<T>(work: (target: Target) => Promise<T>, start?: How): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'school-attack-'));
  const running: Service[] = [];
  const restart: Target['restart'] = async (how) => {
    const env = { ...still(folder), ...how?.env };
    const service = await startService({ checkout, folder, ...how, env });
    running.push(service);
    return service;
  };
  try {
    const target = { service: await restart(start), folder, restart };
    await warmUp(target.service);
    return await work(target);
  } finally {
    await Promise.all(running.map((service) => service.end('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The tests, with a service that nobody attacks, beside which they are measured, and one that attacks share: to start one
 * takes the processor as long as half of an attack.
 */
const test = base.extend<object, { quiet: Service; shared: Target }>({
  quiet: [
    async ({ browserName: _ }, provide) => withTarget(({ service }) => provide(service)),
    { scope: 'worker' },
  ],
  shared: [async ({ browserName: _ }, provide) => withTarget(provide), { scope: 'worker' }],
});

/**
 * Runs an attack while others visit this service and one that is `quiet`; waits until open files and memory are
 * as they were before.
 */
async function underVisits(run: Attack['run'], target: Target, quiet: Service) {
  const { service } = target;
  const [handles, memory] = [service.handles(), service.memory()];
  const ends = await Promise.all([service, quiet].map(sendVisitors));
  const { sent, problems } = await run(target);
  const [others, elsewhere] = await Promise.all(ends.map((end) => end()));
  if (!others || !elsewhere) throw new Error('Two services have visitors.');
  const { requests, failed, p50, p99 } = others;
  const leaves = () => ({
    handles: service.handles() > handles + goals.handles,
    memory: service.memory() > memory + goals.memory,
  });
  const end = performance.now() + goals.backMs;
  while (Object.values(leaves()).some(Boolean) && performance.now() < end) await wait(250);
  const left = leaves();
  return {
    problems: [
      ...problems,
      ...(p99 > elsewhere.p99 + goals.longer ? [`others waited ${p99} ms`] : []),
      ...(failed > 0 ? [`${failed} of ${requests} others failed`] : []),
      ...(left.handles ? ['handles are left'] : []),
      ...(left.memory ? ['memory is left'] : []),
    ],
    measured: [
      sent,
      `half of the others ${p50} ms, 99 % ${p99} ms (quiet: ${elsewhere.p99} ms)`,
      `files ${handles} → ${service.handles()}`,
      `${megabytes(memory)} → ${megabytes(service.memory())} MB`,
    ],
  };
}

/** Prints what was measured, as docs/operating.md has it. */
const report = (cells: readonly string[]) => process.stdout.write(`\n| ${cells.join(' | ')} |\n`);

/**
 * An attack on the built site and its content service as a test: nothing is answered wrongly, others wait no
 * longer than the goals, and nothing is left behind. `npx playwright test --project=attack -g pipelined`;
 * ATTACK_AT names another built checkout, ATTACK_BUILDS how many builds run under requests.
 */
export function attack({ name, about, start, endsService, limit = 300_000, run }: Attack): void {
  test(`${name}: ${about}`, async ({ quiet, shared }) => {
    test.setTimeout(limit);
    const one = async (target: Target) => {
      const { measured, problems } = endsService
        ? await run(target).then(({ sent, problems }) => ({ measured: [sent], problems }))
        : await underVisits(run, target, quiet);
      report([name, ...measured, problems.join('; ') || 'held']);
      expect(problems).toEqual([]);
    };
    await (start || endsService ? withTarget(one, start) : one(shared));
  });
}
