import { resolve } from 'node:path';
import { readSchool } from '../src/content-service/school';
import { runCommand } from '../src/terminal/command';
import { help, readOptions } from './load/options';

void runCommand({
  help,
  read: (args) => readOptions(args, readSchool(resolve('content/site.yaml')).code),
  run: async (options) => (await import('./load/load')).load(options),
});
