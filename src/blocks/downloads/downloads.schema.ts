import { documentFile } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { blockShape, defineBlock } from '../define-block';

/** Files to download. */
export const downloadsBlock = defineBlock('downloads', {
  schema: blockShape('downloads', 'Files to download; type and size are read from the file.', {
    items: list(
      'The files.',
      shape('One file.', {
        title: phrase('What the file is.', 'Prospectus 2026-2027'),
        file: documentFile(),
        description: phrase('What is inside, in a line.', 'Fees, dates and the form').optional(),
      }),
    ),
  }),
  load: ({ items }, context) => ({
    items: items.map(({ file, ...words }) => ({ ...words, ...context.document(file) })),
  }),
});
