import { existsSync } from 'node:fs';
import { serveFolder } from './folder-server';

/** Serves a folder of files as it is: `tsx __tests__/support/serve-folder.ts storybook-static 9101`. */
const [folder = 'storybook-static', port = '9101'] = process.argv.slice(2);
if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: it has to be built first.`);
void serveFolder(folder, Number(port));
