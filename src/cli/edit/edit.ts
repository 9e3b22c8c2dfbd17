import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentDir, requireContent } from '../../content/content-dir';
import { setBrand } from '../../build/set-brand';
import { paint } from '../../lib/terminal/style';

/** The port of the editor. Throws in one sentence where that is none, or the content cannot be edited. */
export function editorPort(): number {
  requireContent();
  if (basename(contentDir()) !== 'content') {
    throw new Error(`CONTENT_DIR: the editor takes a folder named "content", not ${contentDir()}`);
  }
  const port = process.env['PORT'] || '9300';
  if (!/^\d{1,5}$/.test(port)) throw new Error(`PORT must be a whole number, not "${port}"`);
  return Number(port);
}

/** Serves the editor, and says how it is opened. */
export async function edit(port: number): Promise<void> {
  // Before the theme is loaded: the previews show the school's own colours and logo.
  setBrand();
  const { serveEditor } = await import('./serve-editor');
  const school = dirname(contentDir());
  const { address, importAddress } = await serveEditor(contentDir(), port);
  if (!existsSync(join(school, '.git'))) {
    console.log(
      `${school} is under no version control: what is saved takes the place of what was there. ${paint('command', 'git init')} in that folder, and a commit now and then, keep what was there before.\n`,
    );
  }
  console.log(`The editor is at ${paint('good', address)}

1. Open this address in Chrome or Edge.
2. Press "Work with Local Repository" and choose this folder: ${school}
3. Change what you like and press Save: the files of content/ are written at once.

Excel, Word, photos and documents of the office are brought in at ${paint('good', importAddress)}

That address works once, on this computer alone. Ctrl+C here stops it.`);
}
