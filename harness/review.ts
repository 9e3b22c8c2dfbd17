import { runCommand } from '../src/terminal/command';
import { help, readOptions } from './review/options';

void runCommand({
  help,
  read: readOptions,
  run: async (options) => (await import('./review/review-change')).reviewChange(options),
});
