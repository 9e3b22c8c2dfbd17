import { readFileSync } from 'node:fs';
import { array, object, string, type InferType } from 'yup';
import { parse } from 'yaml';
import { bodySchema, type Part } from './letters';
import type { ListedPaper } from './listed-papers';
import { summaryTable, type ResultRows } from './result-summary';

const schema = array()
  .of(
    object({
      file: string().required(),
      title: string().required(),
      /** Who issued it; without one, the school. */
      office: string(),
      signed: string().required(),
      /** The session whose board results stand below its words. */
      results: string(),
      body: bodySchema,
    }).noUnknown(),
  )
  .required();

/** The words of a public paper; `file` is its name without `.pdf`. */
export type PaperWords = InferType<typeof schema>[number];

/** A paper of the page with everything that stands on it. */
export interface PublicPaper extends Omit<PaperWords, 'results'> {
  body: Part[];
  listed: ListedPaper;
}

/** Reads the words of the public papers. Throws when one is malformed. */
export function readPaperWords(path: string): PaperWords[] {
  return schema.validateSync(parse(readFileSync(path, 'utf8')), { strict: true });
}

/**
 * The papers that pages list, each with its words: number and days are those of the page. Throws when
 * a listed paper has no words, or words have no place on a page.
 */
export function publicPapers(
  listed: readonly ListedPaper[],
  words: readonly PaperWords[],
  results: ResultRows,
): PublicPaper[] {
  const mute = listed.filter(({ paper }) => !words.some(({ file }) => paper === `${file}.pdf`));
  if (mute.length > 0) {
    throw new Error(`papers without words: ${mute.map(({ paper }) => paper).join(', ')}`);
  }
  return words.map(({ results: session, body, ...paper }) => {
    const item = listed.find((one) => one.paper === `${paper.file}.pdf`);
    if (!item) throw new Error(`no page lists the paper ${paper.file}.pdf`);
    const table = session === undefined ? [] : [{ table: summaryTable(session, results) }];
    return { ...paper, body: [...body, ...table], listed: item };
  });
}
