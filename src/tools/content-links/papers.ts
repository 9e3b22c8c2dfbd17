import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { pdfFacts } from './pdf-facts';

/** A PDF without title, language or text. */
export interface IncompletePaper {
  file: string;
  lacks: string[];
}

const words = {
  title: 'no title: browsers show the name of the file',
  language: 'no language: screen readers may speak it in another one',
  text: 'no text: it is a picture of pages, which nobody can search or hear',
};

async function lacksOf(path: string): Promise<string[]> {
  try {
    const { title, language, hasText } = await pdfFacts(readFileSync(path));
    return [
      ...(title === undefined ? [words.title] : []),
      ...(language === undefined ? [words.language] : []),
      ...(hasText ? [] : [words.text]),
    ];
  } catch {
    return ['it can’t be read: locked, or no whole PDF; export it again'];
  }
}

/** The PDFs of the folder without title, language or text, those of the content service included. */
export async function incompletePapers(contentDir: string): Promise<IncompletePaper[]> {
  const root = resolve(contentDir);
  const paths = ['papers', 'service/papers']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const found: IncompletePaper[] = [];
  for (const path of paths) {
    const lacks = await lacksOf(path);
    const file = `${basename(root)}/${relative(root, path).split(sep).join('/')}`;
    if (lacks.length > 0) found.push({ file, lacks });
  }
  return found;
}
