import { runCommand } from '../src/terminal/command';
import { help, readOptions } from './visual/options';

void runCommand({
  help,
  read: readOptions,
  run: async (options) => (await import('./visual/test-visually')).testVisually(options),
});
