import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentDir, folderVariables, requireContent } from '../content/content-dir';
import { noOptions, runCommand } from '../terminal/command';
import { paint } from '../terminal/style';

void runCommand({
  help: {
    name: 'npm run edit',
    about: `Opens the form editor for this folder's content, until Ctrl+C. It needs no account and no
network: the browser (Chrome, Edge or another Chromium) asks for the folder once, and writes into it.`,
    environment: [folderVariables[0], ['PORT', 'the port (9300)']],
    fails: 'the editor could not be made or served',
  },
  read: (args) => {
    noOptions(args);
    requireContent();
    if (basename(contentDir()) !== 'content') {
      throw new Error(
        `CONTENT_DIR: the editor takes a folder named "content", not ${contentDir()}`,
      );
    }
    const port = process.env['PORT'] || '9300';
    if (!/^\d{1,5}$/.test(port)) throw new Error(`PORT must be a whole number, not "${port}"`);
    return Number(port);
  },
  run: async (port) => {
    // Before the theme is loaded: the previews show the school's own colours and mark.
    const { setBrand } = await import('../generator/set-brand');
    setBrand();
    const { serveEditor } = await import('./edit/serve-editor');
    const school = dirname(contentDir());
    const { address } = await serveEditor(contentDir(), port);
    if (!existsSync(join(school, '.git'))) {
      console.log(
        `${school === process.cwd() ? 'This folder' : school} is under no version control, and the editor opens no such folder.`,
      );
      console.log(`${paint('command', 'git init')} puts it there.\n`);
    }
    console.log(`The editor is at ${paint('good', address)}

1. Open this address in Chrome or Edge.
2. Press "Work with Local Repository" and choose this folder: ${school}
3. Change what you like and press Save: the files of content/ are written at once.

Ctrl+C here stops it.`);
  },
});
