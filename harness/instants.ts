import { runCommand } from '../src/terminal/command';
import { help, readOptions } from './instants/options';

void runCommand({
  help,
  read: readOptions,
  run: async (options) => (await import('./instants/run-instants')).runInstants(options),
});
