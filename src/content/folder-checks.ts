import { mixed, type AnySchema } from 'yup';
import { blockKinds, blockSchemas, isBlockKind } from '../blocks/schemas';
import type { Checks } from './checks';
import type { ContentFolder } from './folder';
import { parseMarkdown } from './markdown';
import { didYouMean, nearest } from './nearest';
import { isRecord } from './record';
import { parsePath, type Path } from './source-file';

/** A link as it was met in a file. */
export interface MetLink {
  to: string;
  path: Path;
  /** Its place in a Markdown text. */
  offset?: number;
}

const PICTURE = /\.(webp|jpe?g|png)$/;
const PAPER = /\.(pdf|docx?|xlsx?|jpe?g|png)$/;

/** The checks of one file against the content folder, and the links that it was found to hold. */
export function checksFor(folder: ContentFolder): { checks: Checks; links: MetLink[] } {
  const links: MetLink[] = [];
  const checks: Checks = {
    markdown(text, mode, path) {
      const { links: inText, pictures, problems } = parseMarkdown(text, mode);
      links.push(...inText.map((link) => ({ ...link, path: parsePath(path) })));
      const missing = pictures.flatMap(({ src, offset }) => {
        const message = pictureFault(folder, src);
        return message === undefined ? [] : [{ offset, message }];
      });
      return [...problems, ...missing];
    },
    link: (to, path) => links.push({ to, path: parsePath(path) }),
    picture: (src) => pictureFault(folder, src),
    paper: (file) => paperFault(folder, file),
    block: blockSchema,
  };
  return { checks, links };
}

/** What is wrong with a paper's path inside content/papers. */
export function paperFault({ papers }: ContentFolder, file: string): string | undefined {
  const paper = papers.get(file);
  if (!paper) return `content/papers has no "${file}"${guess(file, papers.keys())}`;
  if (!paper.sound) return `"${file}" is not a PDF; export it again`;
  return PAPER.test(file) ? undefined : `"${file}" can't be offered; make it a PDF`;
}

function pictureFault({ pictures }: ContentFolder, src: string): string | undefined {
  if (!pictures.has(src)) return `content/pictures has no "${src}"${guess(src, pictures)}`;
  return PICTURE.test(src) ? undefined : `"${src}" can't be shown; make it a .webp, .jpg or .png`;
}

/** Folders and endings are alike everywhere, so only the bare names are compared. */
function guess(path: string, known: Iterable<string>): string {
  const bare = (name: string) => name.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const byName = new Map([...known].map((name) => [bare(name), name]));
  const near = byName.get(nearest(bare(path), byName.keys()) ?? '');
  return near === undefined ? '; add the file or correct its name' : `; did you mean "${near}"?`;
}

function blockSchema(value: unknown): AnySchema {
  const kind = isRecord(value) ? value.kind : undefined;
  if (isBlockKind(kind)) return blockSchemas[kind];
  return mixed().test('kind', (_, context) => {
    if (!isRecord(value)) {
      return context.createError({ message: 'not a block; begin it with "- kind: …"' });
    }
    const message =
      kind === undefined
        ? `"kind" is missing; write one of: ${blockKinds.join(', ')}`
        : `unknown kind of block "${String(kind)}"${didYouMean(String(kind), blockKinds)}`;
    const path = kind === undefined ? context.path : `${context.path}.kind`;
    return context.createError({ path, message });
  });
}
