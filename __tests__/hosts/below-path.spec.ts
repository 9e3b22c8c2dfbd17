import { expect, test } from '@playwright/test';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findLive } from '../../src/cli/live-check/live-check';
import { basePath, frozenInstant, hostsPort } from '../e2e/support/addresses';
import { isInstalled, servers, withServer } from './servers';

// They stand at the same port, one after the other.
test.describe.configure({ mode: 'default' });

let root: string;

test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'root-'));
  // Apache reads it as another user.
  chmodSync(root, 0o755);
  symlinkSync(resolve('reports/below/public'), join(root, basePath));
});
test.afterAll(() => rmSync(root, { recursive: true }));

for (const server of servers) {
  test(`${server.name} serves a site below a path by the rules of its build`, async () => {
    expect(isInstalled(server), `${server.program}: apt-get install nginx-light apache2`).toBe(
      true,
    );
    const served = { publicDir: root, hostsDir: 'reports/below/hosts', port: hostsPort };
    await withServer(server, served, async (origin) => {
      const found = await findLive({
        address: origin + basePath,
        timeoutMs: 10_000,
        json: false,
        now: new Date(frozenInstant),
      });
      // It is no address of the school's.
      expect(found.filter(({ text }) => !text.startsWith('says that its address is'))).toEqual([]);

      const ask = async (path: string) => {
        const reply = await fetch(origin + path, { redirect: 'manual' });
        const { status, headers } = reply;
        const location = headers.get('location');
        return [status, location && new URL(location, origin).pathname];
      };
      expect(await ask(basePath)).toEqual([301, `${basePath}/`]);
      expect(await ask(`${basePath}/Fee`)).toEqual([200, null]);
      expect(await ask(`${basePath}/fee/`)).toEqual([301, `${basePath}/Fee`]);
      expect(await ask(`${basePath}/FeesAndCharges`)).toEqual([301, `${basePath}/FeeStructure`]);
      expect(await ask(`${basePath}/OnlineClasses`)).toEqual([410, null]);
      expect(await ask('/Fee')).toEqual([404, null]);
    });
  });
}
