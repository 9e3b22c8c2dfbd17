import { basename, extname } from 'node:path';
import { array, object, string, type InferType } from 'yup';
import { fillFacts, gatherFacts } from '../../src/content/facts';
import { readFolder } from '../../src/content/folder';

const day = string().matches(/^\d{4}-\d\d-\d\d$/);

const itemSchema = object({
  name: string().required(),
  details: string(),
  paper: string().required(),
  issued: day,
  expires: day,
});

/** A paper as its page lists it: its file, number and days. */
export type ListedPaper = InferType<typeof itemSchema>;

const blocksSchema = array().of(object({ kind: string(), items: array() }).required());

/**
 * The papers that the pages of a content folder list. Reads what is written rather than what the
 * loader gives: a page whose paper is still to be made is not loaded.
 */
export function listedPapers(contentDir: string): ListedPaper[] {
  const { site, facts: files, pages } = readFolder(contentDir);
  const named = [...files, ...(site ? [site] : [])].map(
    (source) => [basename(source.file, extname(source.file)), source] as const,
  );
  const facts = gatherFacts(new Map(named));
  return pages
    .map((page) => fillFacts(page, facts).source.value as { blocks?: unknown } | null)
    .flatMap((page) => blocksSchema.cast(page?.blocks, { assert: false }) ?? [])
    .filter(({ kind }) => kind === 'papers')
    .flatMap(({ items = [] }) => items as { paper?: unknown }[])
    .filter(({ paper }) => paper !== undefined)
    .map((item) => itemSchema.validateSync(item, { strict: true }));
}
