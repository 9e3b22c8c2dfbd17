import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the page that is withdrawn between two builds. */
export const leftOverPage = 'LeftOver';

/** The file of the document that is withdrawn between two builds. */
export const leftOverDocument = 'left-over.pdf';

/** Adds a page and a document to a content folder, by copies of what is there. */
export function addLeftOver(contentDir: string): void {
  const pages = join(contentDir, 'pages');
  const document = readdirSync(pages)
    .sort()
    .map((name) => readFileSync(join(pages, name), 'utf8'))
    .find((text) => /^kind: static$/m.test(text) || !/^kind: /m.test(text));
  if (!document) throw new Error(`${pages} has no document to copy.`);
  const folder = join(contentDir, 'papers');
  const pdf = readdirSync(folder).find((name) => name.endsWith('.pdf'));
  if (!pdf) throw new Error(`${folder} has no PDF to copy.`);
  const text = document
    .replace(/^path: .*$/m, `path: /${leftOverPage}`)
    .replace(/^title: .*$/m, 'title: Left over')
    .replace(/^menu: .*$/m, 'menu: null')
    // A document is published where something names it.
    .replace(
      /^blocks:\n/m,
      `blocks:\n  - { kind: prose, text: '[Left over](/papers/${leftOverDocument})' }\n`,
    );
  writeFileSync(join(pages, 'left-over.yaml'), text);
  copyFileSync(join(folder, pdf), join(folder, leftOverDocument));
}
