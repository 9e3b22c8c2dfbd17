import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import type { BlockLoadContext, Paper } from '../../content/block-load-context';
import { markdown, paperFile } from '../../content/content-fields';
import { date, flag, list, phrase, shape, text } from '../../content/fields';
import type { PlainDate } from '../../dates/plain-date';

const item = shape('One certificate, order or committee.', {
  name: phrase('What it is.', 'Fire safety certificate'),
  details: markdown('Its number and who gave it.', 'No. 114, fire service', 'inline').optional(),
  paper: paperFile().optional(),
  noPaper: flag(
    'true: no paper belongs on the site. Without it, editors are told that the paper is missing.',
  ).optional(),
  issued: date('The day on which it was issued.', '2025-04-01').optional(),
  expires: date('The last day on which it holds, if it ends.', '2027-03-31').optional(),
  owner: text('Who looks after it; visitors don’t see it.', 'School office').optional(),
}).test('days', (value, context) => {
  const { issued, expires } = value;
  if (!issued || !expires || issued <= expires) return true;
  return context.createError({
    path: `${context.path ? `${context.path}.` : ''}expires`,
    message: `"expires" is ${expires}, and "issued" ${issued}; write an end that is later`,
  });
});

/** Certificates, orders and committees, with their papers and days. */
export const papersSchema = shape(
  'Papers that a school makes public: certificates, orders, committees, with their days.',
  {
    ...blockHead('papers'),
    caption: phrase('What the table shows; read out first by a screen reader.', 'Certificates'),
    items: list('The papers.', item),
  },
);

/** Papers as written in a content file. */
export type WrittenPapers = InferType<typeof papersSchema>;

/** One of them when loaded; what only editors read is left out. */
export interface PublicPaper {
  name: string;
  /** Safe inline HTML. */
  details?: string;
  paper?: Paper;
  issued?: PlainDate;
  expires?: PlainDate;
}

/** Papers when loaded. */
export interface PapersBlock extends BlockHead<'papers'> {
  caption: string;
  items: PublicPaper[];
}

/** Files are looked up, details become HTML. */
export function loadPapers(written: WrittenPapers, context: BlockLoadContext): PapersBlock {
  return {
    ...context.head(written, 'papers'),
    caption: written.caption,
    items: written.items.map(({ name, details, paper, issued, expires }) => ({
      name,
      ...(details !== undefined && { details: context.inline(details) }),
      ...(paper !== undefined && { paper: context.paper(paper) }),
      ...(issued !== undefined && { issued: issued as PlainDate }),
      ...(expires !== undefined && { expires: expires as PlainDate }),
    })),
  };
}
