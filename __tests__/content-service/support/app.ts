import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../src/content-service/build-app';
import type { AppOptions } from '../../../src/content-service/app-options';
import { frozenClock } from '../../../src/content-service/school-year/clock';

/** The instant of the tests: Children's Day, nine in the morning in India. */
export const frozen = '2026-11-14T09:00:00+05:30';

/** A new empty folder; removed again by `removeFolders`. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-service-'));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];
const apps: FastifyInstance[] = [];

/** An app over the real data at the frozen instant, with an inbox and a cache of its own. */
export async function newApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const folder = newFolder();
  const app = await buildApp({
    now: frozenClock(frozen),
    publicDir: join(folder, 'public'),
    cacheDir: join(folder, 'images'),
    databaseUrl: `file:${join(folder, 'inbox.db')}`,
    ...options,
  });
  apps.push(app);
  return app;
}

/** An app as of `newApp`, without lists: where forms and connections are tested, to read all of them takes longest. */
export const newAppWithoutLists = (options: AppOptions = {}): Promise<FastifyInstance> =>
  newApp({ dataDir: newFolder(), ...options });

/** Closes every app and removes every folder that a test file made. */
export async function cleanUp(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
