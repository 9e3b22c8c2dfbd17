import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_NOW } from '../../src/dates/example-today';

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
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  const service = spawn(process.execPath, ['--import', 'tsx', 'src/content-service/main.ts'], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      CONTENT_SERVICE_NOW: EXAMPLE_NOW,
      DATABASE_URL: `file:${join(scratch, 'inbox.db')}`,
      LOG_LEVEL: 'silent',
      PREPARE_PICTURES: 'false',
    },
  });
  const ended = new Promise<void>((done) => service.once('exit', () => done()));
  const origin = await new Promise<string>((resolve, reject) => {
    service.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(text));
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
    void ended.then(() => reject(new Error('The content service ended before it listened.')));
  });
  return {
    origin,
    async close() {
      service.kill('SIGTERM');
      await ended;
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
