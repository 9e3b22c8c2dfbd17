import { composed, encodePath } from '../lib/files/file-name';
import type { Diagnostic } from './diagnostics';
import type { ContentFolder } from './folder';
import { nearest } from './nearest';

/** The files of the content folder that texts can name. */
export type FolderFiles = Pick<ContentFolder, 'documents' | 'pictures' | 'brokenPictures'>;

const PICTURE = /\.(webp|jpe?g|png)$/i;
/** The endings of files that can be offered: nothing that a browser would run. */
export const documentKinds = /\.(pdf|docx?|xlsx?|pptx?|zip|jpe?g|png)$/i;

/** What is wrong with a document's path inside content/papers. */
export function documentProblem({ documents }: FolderFiles, file: string): string | undefined {
  const document = documents.get(file);
  // In a link, its other Unicode form is percent-encoded, and so was not composed when the text was read.
  if (!document && documents.has(composed(file))) {
    return `"${file}" is spelt as a Mac does; write ${encodePath(composed(file))}`;
  }
  if (!document) return `content/papers has no "${file}"${guess(file, documents.keys())}`;
  if (document.problem !== undefined) return `"${file}" can't be offered: ${document.problem}`;
  return documentKinds.test(file) ? undefined : `"${file}" can't be offered; make it a PDF`;
}

/** What is wrong with a picture's path inside content/pictures. */
export function pictureProblem(
  { pictures, brokenPictures }: FolderFiles,
  src: string,
): string | undefined {
  if (src.startsWith('data:'))
    return 'this picture stands within the text; save it as a file in content/pictures, and write the name of that here';
  if (!pictures.has(src)) return `content/pictures has no "${src}"${guess(src, pictures)}`;
  if (!PICTURE.test(src)) return `"${src}" can't be shown; make it a .webp, .jpg or .png`;
  const problem = brokenPictures?.get(src);
  return problem && `"${src}" can't be shown: ${problem}`;
}

/** Folders and endings are alike everywhere, so only the bare names are compared. */
function guess(path: string, known: Iterable<string>): string {
  const bare = (name: string) => name.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const byName = new Map([...known].map((name) => [bare(name), name]));
  const near = byName.get(nearest(bare(path), byName.keys()) ?? '');
  return near === undefined ? '; add the file or correct its name' : `; did you mean "${near}"?`;
}

/** A brand needs a logo: the sample school's can't stand for another school. */
export function markDiagnostics({
  brand,
  pictures,
}: Pick<ContentFolder, 'brand' | 'pictures'>): Diagnostic[] {
  if (!brand || pictures.has('mark.svg')) return [];
  const message =
    'content/pictures has no "mark.svg"; add the school’s mark, a square drawing: the header and every icon show it';
  return [{ ...brand.at([]), message }];
}
