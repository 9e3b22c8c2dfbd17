import { readFileSync } from 'node:fs';
import { contentFilesBelow } from '../files-below';
import { pdfFacts } from './pdf-facts';

/** A PDF without title, language or text. */
export interface IncompleteDocument {
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
    return ['it can’t be read: locked, or no whole PDF; export it again, without a password'];
  }
}

/** The PDFs of the folder without title, language or text, those of the content service included. */
export async function incompleteDocuments(contentDir: string): Promise<IncompleteDocument[]> {
  const found: IncompleteDocument[] = [];
  for (const { path, file } of contentFilesBelow(contentDir, ['papers', 'service/papers'])) {
    const lacks = /\.pdf$/i.test(file) ? await lacksOf(path) : [];
    if (lacks.length > 0) found.push({ file, lacks });
  }
  return found;
}
