import { spawnSync } from 'node:child_process';
import { noOptions, runCommand } from '../src/terminal/command';
import { packages } from './browsers/browsers';

const line = `apt-get install --yes --no-install-recommends ${packages.join(' ')}`;

/** Runs a command as root; throws when it failed or is not there. */
function asRoot(command: string): void {
  const words = [...(process.getuid?.() === 0 ? [] : ['sudo']), ...command.split(' ')];
  const { status, error } = spawnSync(words[0] ?? '', words.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error || status !== 0) throw new Error(`\`${words.join(' ')}\` failed.`);
}

void runCommand({
  help: {
    name: 'npm run browsers:install',
    about: `Installs what \`npm test -- browsers\` needs, on Debian and what is made of it:
${packages.join(', ')}. Asks sudo where the user is not root.`,
    fails: 'apt-get failed, or is not there',
  },
  read: noOptions,
  run: () => {
    asRoot('apt-get update');
    asRoot(line);
  },
});
