import { runCommand } from '../src/terminal/command';
import { command } from './command';

void runCommand({
  ...command({
    name: 'npm run visual:approve',
    takes: '[story…]',
    about: `Accepts what the last \`npm run test:visual\` found, all of it or the stories, components
(Blocks/Table) and folders (Blocks) that are named.`,
    takesWords: true,
    options: {},
    fails: 'a picture cannot be approved: its story is broken, or not steady',
  }),
  run: async ({ words }) => (await import('./visual/approve')).approveStories(words),
});
