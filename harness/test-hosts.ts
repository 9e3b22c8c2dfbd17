import { publicDir } from '../src/content/content-dir';
import { noOptions, runCommand } from '../src/terminal/command';
import { paint } from '../src/terminal/style';
import { isInstalled, servers, withServer } from './hosts/servers';
import { faultsOf, visitsOf } from './hosts/visits';

void runCommand({
  help: {
    name: 'npm run test:hosts',
    about: `Serves what was built last with nginx and Apache (Debian's packages nginx-light and apache2), by
the rules that the build has written for them, and visits pages, addresses of old and wrong addresses.`,
    environment: [['PORT', 'the port of the servers, one after the other (9400)']],
    fails: 'a server is not installed, does not start, or answers otherwise',
  },
  read: (args) => {
    noOptions(args);
    const missing = servers.filter((server) => !isInstalled(server));
    if (missing.length > 0) {
      const names = missing.map(({ program }) => program).join(' and ');
      throw new Error(`There is no ${names}: apt-get install nginx-light apache2`);
    }
    return Number(process.env['PORT'] || '9400');
  },
  run: async (port) => {
    const served = { publicDir: publicDir(), hostsDir: 'hosts', port };
    const visits = visitsOf(served);
    for (const server of servers) {
      await withServer(server, served, async (origin) => {
        const faults: string[] = [];
        for (const visit of visits) faults.push(...(await faultsOf(origin, visit)));
        for (const fault of faults) console.log(`${server.name}: ${fault}`);
        if (faults.length > 0) process.exitCode = 1;
        else
          console.log(paint('good', `${server.name} answers all ${visits.length} visits right.`));
      });
    }
  },
});
