import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBase } from '../../lib/base-path';
import { isBuiltPage } from '../../lib/headers/content-security-policy';
import { filesBelow } from '../../lib/files/files-below';
import { placeCss } from './place-css';
import { placeHtml } from './place-html';

/** The forms of the editor hold texts of people: of its configuration the logo alone is an address. */
const placeEditorConfig = (json: string, base: string) =>
  json.replace('"/edit/icon.png"', `"${withBase('/edit/icon.png', base)}"`);

type Place = (text: string, base: string) => string;

function placeOf(name: string): Place | undefined {
  if (isBuiltPage(name)) return placeHtml;
  // The editor's scripts write styles too, with its fonts and the drawings of previews.
  if (/^(?:site|print)-[0-9a-f]+\.css$|^edit\/[\w-]+\.js$/.test(name)) return placeCss;
  return name === 'edit/config.json' ? placeEditorConfig : undefined;
}

/**
 * Makes of a finished site in a folder, which knows its own addresses alone, one that stands below a path. At the
 * root of a host nothing is read or written.
 */
export async function placeSite(publicDir: string, base: string): Promise<void> {
  if (base === '') return;
  for (const name of filesBelow(publicDir)) {
    const place = placeOf(name);
    if (!place) continue;
    const file = join(publicDir, name);
    const text = await readFile(file, 'utf8');
    const placed = place(text, base);
    if (placed !== text) await writeFile(file, placed);
  }
}
