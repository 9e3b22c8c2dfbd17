import { runCommand } from '../src/terminal/command';
import { parseArgs } from 'node:util';

void runCommand({
  help: {
    name: 'npm run visual:approve',
    takes: '[story…]',
    about: `Accepts what the last \`npm run test:visual\` found, all of it or the stories, components
(Blocks/Table) and rooms (Blocks) that are named.`,
    fails: 'a picture cannot be approved: its story is broken, or not steady',
  },
  read: (args) => parseArgs({ args, allowPositionals: true, options: {} }).positionals,
  run: async (words) => (await import('./visual/approve')).approveStories(words),
});
