import { markdown, documentFile } from '../../content/content-fields';
import { date, flag, list, phrase, shape, text } from '../../content/fields';
import { endsAfter } from '../../content/publication';
import type { PlainDate } from '../../lib/dates/plain-date';
import { blockShape, defineBlock } from '../define-block';

const item = shape('One certificate, order or committee.', {
  name: phrase('What it is.', 'Fire safety certificate'),
  details: markdown('Its number and who gave it.', 'No. 114, fire service', 'inline').optional(),
  paper: documentFile().optional(),
  noPaper: flag(
    'true: no document belongs on the site. Without it, editors are told that the document is missing.',
  ).optional(),
  issued: date('The day on which it was issued.', '2025-04-01').optional(),
  expires: date('The last day on which it holds, if it ends.', '2027-03-31')
    .test(endsAfter('issued', (issued, expires) => issued <= expires))
    .optional(),
  owner: text('Who looks after it; visitors don’t see it.', 'School office').optional(),
});

/** Certificates, orders and committees, with their documents and days; what only editors read is left out. */
export const documentsBlock = defineBlock('papers', {
  schema: blockShape(
    'papers',
    'Documents that a school makes public: certificates, orders, committees, with their days.',
    {
      caption: phrase('What the table shows; read out first by a screen reader.', 'Certificates'),
      items: list('The documents.', item),
    },
  ),
  load: ({ caption, items }, context) => ({
    caption,
    items: items.map(({ name, details, paper, issued, expires }) => ({
      name,
      /** Safe inline HTML. */
      ...(details !== undefined && { details: context.inline(details) }),
      ...(paper !== undefined && { document: context.document(paper) }),
      ...(issued !== undefined && { issued: issued as PlainDate }),
      ...(expires !== undefined && { expires: expires as PlainDate }),
    })),
  }),
});
