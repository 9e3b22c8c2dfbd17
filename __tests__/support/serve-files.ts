import { existsSync } from 'node:fs';
import { fileServer } from './file-server';

/** Serves a folder as the plainest host would: `tsx __tests__/support/serve-files.ts reports/lists/public 9100`. */
const [folder = 'public', port = '9100'] = process.argv.slice(2);
if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: it has to be built first.`);
fileServer(folder).listen(Number(port));
