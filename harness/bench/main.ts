import { runCommand } from '../../src/terminal/command';
import { help, readOptions } from './options';

void runCommand({
  help,
  read: readOptions,
  run: async (options) => (await import('./bench')).bench(options),
});
