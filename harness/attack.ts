import { runCommand } from '../src/terminal/command';
import { attacks } from './attack/all';
import { help, readOptions } from './attack/options';

void runCommand({
  help,
  read: (args) =>
    readOptions(
      args,
      attacks.map(({ name }) => name),
    ),
  run: async (options) => (await import('./attack/run')).attack(options),
});
