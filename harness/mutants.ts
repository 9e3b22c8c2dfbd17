import { runCommand } from '../src/terminal/command';
import { help, readOptions } from './mutants/options';

void runCommand({
  help,
  read: readOptions,
  run: async (options) => (await import('./mutants/run')).runMutants(options),
});
