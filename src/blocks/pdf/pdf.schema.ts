import { documentFile } from '../../content/content-fields';
import { amount, phrase } from '../../content/fields';
import { blockShape, defineBlock } from '../define-block';

const usualHeight = 500;

/** A PDF to read on the page. */
export const pdfBlock = defineBlock('pdf', {
  schema: blockShape('pdf', 'A PDF to read on the page, with a link to download it.', {
    title: phrase('What the document is.', 'A sample transfer certificate'),
    file: documentFile(),
    height: amount('The height of the viewer, in pixels.', usualHeight, 200).optional(),
  }),
  load: ({ title, file, height = usualHeight }, context) => ({
    title,
    /** The height of the viewer, in pixels. */
    height,
    ...context.document(file),
  }),
});
