import { existsSync } from 'node:fs';
import { browserslist } from '../package.json';
import { noOptions, runCommand } from '../src/terminal/command';
import { complaintsOf, newerInSite, readExceptions } from './compat/check-site';
import { readFloor } from './compat/floor';

async function checkSite(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('No site is built: run `npm run build`.');
  const exceptions = readExceptions();
  const found = await newerInSite('public', readFloor(browserslist));
  const complaints = complaintsOf(found, exceptions);
  for (const line of complaints) console.error(line);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log(`${browserslist.join(', ')}: ${exceptions.size} newer things, each degrades.`);
}

void runCommand({
  help: {
    name: 'npm run compat',
    about: `Holds the scripts and styles of the built site (public/) to the oldest browsers of browserslist in
package.json. What is newer stands in harness/compat/exceptions.yaml with how it degrades.`,
    fails: 'something newer has no reason, or a reason has no use',
  },
  read: noOptions,
  run: checkSite,
});
