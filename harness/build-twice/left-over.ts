import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the page that is withdrawn between two builds. */
export const leftOverPage = 'LeftOver';

/** The file of the paper that is withdrawn between two builds. */
export const leftOverPaper = 'left-over.pdf';

/** Adds a page and a paper to a content folder, by copies of what is there. */
export function addLeftOver(contentDir: string): void {
  const pages = join(contentDir, 'pages');
  const document = readdirSync(pages)
    .sort()
    .map((name) => readFileSync(join(pages, name), 'utf8'))
    .find((text) => /^kind: static$/m.test(text) || !/^kind: /m.test(text));
  if (!document) throw new Error(`${pages} has no document to copy.`);
  const papers = join(contentDir, 'papers');
  const paper = readdirSync(papers).find((name) => name.endsWith('.pdf'));
  if (!paper) throw new Error(`${papers} has no paper to copy.`);
  const text = document
    .replace(/^path: .*$/m, `path: /${leftOverPage}`)
    .replace(/^title: .*$/m, 'title: Left over')
    .replace(/^menu: .*$/m, 'menu: null')
    // A paper is published where something names it.
    .replace(
      /^blocks:\n/m,
      `blocks:\n  - { kind: prose, text: '[Left over](/papers/${leftOverPaper})' }\n`,
    );
  writeFileSync(join(pages, 'left-over.yaml'), text);
  copyFileSync(join(papers, paper), join(papers, leftOverPaper));
}
