import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composed } from '../lib/files/file-name';
import type { DocumentFile } from './folder';
import { documentKinds } from './folder-files';
import { readYaml } from './read-yaml';
import { withdrawnIn } from '../lib/privacy/withdrawn';
import { isWithdrawnFile } from './privacy/withhold';
import { isRecord } from './record';

/** A document that visitors don't get, and what to do about it. */
export interface UnpublishedFile {
  /** 'content/papers/pupils.xlsx' */
  file: string;
  message: string;
}

const unnamed =
  'not published, since nothing names it; name it on a page, or take it away from here';
const isGone = 'not published, since it is withdrawn; take it away from here if nobody needs it';
const otherKind =
  'not published: no file of this kind is; make it a PDF, or take it away from here';

/** The items of the lists that are no drafts: they may lead to a document of the site, too. */
export function listedItems(contentDir: string): unknown[] {
  const folder = join(contentDir, 'service');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readYaml(name, composed(readFileSync(join(folder, name), 'utf8'))).source.value)
    .flatMap((items) => (Array.isArray(items) ? (items as unknown[]) : []))
    .filter((item) => !(isRecord(item) && item.draft === true));
}

/**
 * Which documents are published: those of known kinds that what is shown names, in whatever block, text or
 * link. Everything else that lies in the folder is nobody's business, and told.
 */
export function publishedDocuments(
  documents: ReadonlyMap<string, DocumentFile>,
  shown: readonly unknown[],
  marks: readonly string[],
): { published: string[]; others: UnpublishedFile[] } {
  const text = JSON.stringify(shown);
  const isNamed = (name: string) =>
    [encodeURI(name), name.split('/').map(encodeURIComponent).join('/'), name].some((path) =>
      text.includes(`/papers/${path}`),
    );
  const withdrawn = withdrawnIn(marks);
  const published: string[] = [];
  const others: UnpublishedFile[] = [];
  for (const name of documents.keys()) {
    const isKnown = documentKinds.test(name);
    if (isWithdrawnFile(name, withdrawn)) {
      // Its name may be the child's.
      const file = withdrawn.names(name) ? 'content/papers' : `content/papers/${name}`;
      others.push({ file, message: isGone });
    } else if (isKnown && isNamed(name)) published.push(name);
    else others.push({ file: `content/papers/${name}`, message: isKnown ? unnamed : otherKind });
  }
  return { published, others };
}
