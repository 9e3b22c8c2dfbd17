import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Multiplies the pages of a content folder, in place: `times` as many as there are, by copies of its
 * documents under further addresses, outside the menu. Gives the number of pages.
 */
export function growContent(contentDir: string, times: number): number {
  const folder = join(contentDir, 'pages');
  const files = readdirSync(folder).filter((name) => /\.(ya?ml|md)$/.test(name));
  const documents = files
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ text }) => !/^kind: (live|form)$/m.test(text));
  const wanted = files.length * times;
  for (let index = 0; files.length + index < wanted; index += 1) {
    const document = documents[index % documents.length];
    if (!document) throw new Error(`${folder} has no document to copy.`);
    const copy = Math.floor(index / documents.length) + 1;
    const text = document.text
      .replace(/^path: (.*)$/m, `path: $1Copy${copy}`)
      .replace(/^title: (.*)$/m, (line) => line.replace(/['"]?$/, (end) => ` ${copy}${end}`))
      .replace(/^menu: .*$/m, 'menu: null')
      // A former address leads to one page.
      .replace(/^redirectFrom: .*\n/m, '');
    writeFileSync(join(folder, document.name.replace(/(\.\w+)$/, `-copy-${copy}$1`)), text);
  }
  return wanted;
}
