import { expect, test } from '@playwright/test';
import { isInstalled, servers, withServer } from './servers';
import { faultsOf, visitsOf } from './visits';
import { publicDir } from '../../src/content/content-dir';
import { hostsPort } from '../e2e/support/addresses';

const served = { publicDir: publicDir(), hostsDir: 'hosts', port: hostsPort };

// They stand at the same port, one after the other.
test.describe.configure({ mode: 'default' });

for (const server of servers) {
  test(`${server.name} answers by the rules of the build as they say`, async () => {
    expect(isInstalled(server), `${server.program}: apt-get install nginx-light apache2`).toBe(
      true,
    );
    await withServer(server, served, async (origin) => {
      const faults: string[] = [];
      for (const visit of visitsOf(served)) faults.push(...(await faultsOf(origin, visit)));
      expect(faults).toEqual([]);
    });
  });
}
