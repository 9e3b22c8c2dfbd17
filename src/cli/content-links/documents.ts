import { readFileSync } from 'node:fs';
import { withdrawnOf } from '../../content/privacy/private-withdrawn';
import type { Withdrawn } from '../../lib/privacy/withdrawn';
import { contentFilesBelow } from '../files-below';
import { pdfFacts } from './pdf-facts';

/** A PDF without title, language or text, or with a title that is not to be seen. */
export interface IncompleteDocument {
  file: string;
  lacks: string[];
}

const words = {
  title: 'no title: browsers show the name of the file',
  language: 'no language: screen readers may speak it in another one',
  name: 'a title that names a withdrawn child: browsers and searches show it; give it another one',
  text: 'no text: it is a picture of pages, which nobody can search or hear',
};

async function lacksOf(path: string, { isChild }: Withdrawn): Promise<string[]> {
  try {
    const { title, language, hasText } = await pdfFacts(readFileSync(path));
    return [
      ...(title === undefined ? [words.title] : []),
      ...(isChild(title) ? [words.name] : []),
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
  const withdrawn = withdrawnOf(contentDir);
  for (const { path, file } of contentFilesBelow(contentDir, ['papers', 'service/papers'])) {
    const lacks = /\.pdf$/i.test(file) ? await lacksOf(path, withdrawn) : [];
    if (lacks.length > 0) found.push({ file, lacks });
  }
  return found;
}
