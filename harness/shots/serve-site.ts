import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { startService } from '../service';

/**
 * Serves the built site of a checkout with the content service of that same checkout, on a free port, at
 * the examples' time, as long as the work takes; gives it the origin. Throws where there is no built site,
 * or when the service ends early.
 */
export async function withSite<T>(dir: string, work: (origin: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(dir, 'public/index.html'))) {
    throw new Error(`There is no built site in ${join(dir, 'public')}: run \`npm run build\`.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const env = { CONTENT_SERVICE_NOW: EXAMPLE_NOW };
  const service = await startService({ checkout: dir, folder, env });
  try {
    return await work(service.origin);
  } finally {
    await service.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
