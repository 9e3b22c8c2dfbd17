import { runCommand } from '../src/terminal/command';
import { command, text } from './command';

void runCommand({
  ...command({
    name: 'npm run build:twice',
    takes: '[options]',
    about: `Builds a copy of the project over an older build, whose content had one more page and paper, and
again from nothing; then with one word changed, from the content alone and whole; and compares two and
two byte for byte. Takes as long as five builds.`,
    options: { keep: text('folder', 'where the site goes that was built from nothing', undefined) },
    fails: 'the builds differ; each file that does is named',
  }),
  run: async ({ keep }) => {
    const { buildTwice } = await import('./build-twice/build-twice');
    const found = await buildTwice((line) => console.error(line), keep);
    for (const line of found) console.error(line);
    if (found.length > 0) process.exitCode = 1;
    else console.log('Builds over an older one, from nothing and from content alone are the same.');
  },
});
