import { expect, test } from '@playwright/test';
import { findLive } from '../../src/cli/live-check/live-check';
import { withLiteSpeedRules } from './lite-speed';
import {
  isInstalled,
  liteSpeed,
  type Served,
  type Server,
  servers,
  smallerServers,
  withServer,
} from './servers';
import { faultsOf, lacksOf, visitsOf } from './visits';
import { publicDir } from '../../src/content/content-dir';
import { frozenInstant, hostsPort } from '../e2e/support/addresses';

const served = { publicDir: publicDir(), hostsDir: 'hosts', port: hostsPort };

// They stand at the same port, one after the other.
test.describe.configure({ mode: 'default' });

/** Everything that a server answers otherwise than the rules say. */
async function allFaults(server: Server, site: Served): Promise<string[]> {
  const faults: string[] = [];
  await withServer(server, site, async (origin) => {
    for (const visit of visitsOf(site)) faults.push(...(await faultsOf(origin, visit)));
  });
  return faults;
}

for (const server of servers) {
  test(`${server.name} answers by the rules of the build as they say`, async () => {
    expect(isInstalled(server), `${server.program}: apt-get install nginx-light apache2`).toBe(
      true,
    );
    expect(await allFaults(server, served)).toEqual([]);
  });

  test(`${server.name} satisfies the check of published sites`, async () => {
    await withServer(server, served, async (address) => {
      const now = new Date(frozenInstant);
      const found = await findLive({ address, timeoutMs: 10_000, json: false, now });
      // It is no address of the school's.
      expect(found.filter(({ text }) => !text.startsWith('says that its address is'))).toEqual([]);
    });
  });
}

for (const server of smallerServers) {
  test(`${server.name} sends every page`, async () => {
    await withServer(server, served, async (origin) => {
      expect(await lacksOf(origin, served)).toEqual([]);
    });
  });
}

test('LiteSpeed, which passes over conditions, answers as Apache', async () => {
  await withLiteSpeedRules(served.publicDir, async (copy) => {
    expect(await allFaults(liteSpeed, { ...served, publicDir: copy })).toEqual([]);
  });
});

test('a condition that LiteSpeed passes over is found', async () => {
  const forever =
    'Header always set Cache-Control immutable "expr=%{REQUEST_URI} =~ m#^/static/#"\n';
  await withLiteSpeedRules(
    served.publicDir,
    async (copy) => {
      const faults = await allFaults(liteSpeed, { ...served, publicDir: copy });
      expect(faults).toContain('/ has cache-control: immutable, not /^no-cache$/');
    },
    (text) => text + forever,
  );
});
