import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_NOW } from '../../src/dates/example-today';
import { startService } from '../service';

/** Something that answers on an address of this machine until it is closed. */
export interface Served {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the built site of a checkout with the content service of that same checkout, on a free
 * port, at the examples' time. Throws where there is no built site, or when the service ends early.
 */
export async function serveSite(dir = '.'): Promise<Served> {
  if (!existsSync(join(dir, 'public/index.html'))) {
    throw new Error(`There is no built site in ${join(dir, 'public')}: run \`npm run build\`.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const env = { CONTENT_SERVICE_NOW: EXAMPLE_NOW };
  const service = await startService({ checkout: dir, folder, env });
  return {
    origin: service.origin,
    async close() {
      await service.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
