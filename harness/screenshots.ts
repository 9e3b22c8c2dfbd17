import { runCommand } from '../src/terminal/command';
import { help, readOptions } from './screenshots/options';

void runCommand({
  help,
  read: readOptions,
  run: async (options) => (await import('./screenshots/take-screenshots')).takeScreenshots(options),
});
