import { runCommand } from '../../src/terminal/command';
import { bench } from './options';

void runCommand({
  ...bench,
  run: async (options) => (await import('./bench')).measure(options),
});
