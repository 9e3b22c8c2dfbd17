import { runCommand } from '../src/terminal/command';
import { command, count } from './command';

void runCommand({
  ...command({
    name: 'npm run load',
    takes: '[options]',
    about: `Sends many visitors at once to the content service, who ask for lists and pictures and send forms
without a pause, and says how long they waited and how much memory it took.`,
    options: {
      visitors: count('how many at once (200)', 200),
      seconds: count('for how long (60)', 60),
    },
    fails:
      'a reply failed, or the service took longer or more memory than harness/load/load.ts says',
  }),
  run: async (options) => (await import('./load/load')).load(options),
});
