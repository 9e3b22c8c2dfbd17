import { fileNameIn } from '../../http/file-type';
import type { Attachment } from '../../http/attachments';

/** A paper with what a link to it is called. */
export type LabelledPaper = Omit<Attachment, 'name'> & { label: string };

/** The papers of a circular: one without a name is called `alone`, several are told apart. */
export function labelledPapers(papers: readonly Attachment[], alone: string): LabelledPaper[] {
  return papers.map(({ name, ...paper }) => {
    const label = papers.length > 1 ? fileNameIn(decodeURI(paper.href)) : alone;
    return { ...paper, label: name || label };
  });
}
