import { serveFolder } from './shots/folder-server';

/** Serves a folder of files as it is: `tsx harness/serve-folder.ts storybook-static 9101`. */
const [folder = 'storybook-static', port = '9101'] = process.argv.slice(2);
void serveFolder(folder, Number(port));
