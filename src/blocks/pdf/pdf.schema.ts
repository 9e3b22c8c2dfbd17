import { blockHead } from '../../content/block-fields';
import { documentFile } from '../../content/content-fields';
import { amount, phrase, shape } from '../../content/fields';
import { defineBlock } from '../define-block';

const usualHeight = 500;

/** A PDF to read on the page. */
export const pdfBlock = defineBlock('pdf', {
  schema: shape('A PDF to read on the page, with a link to download it.', {
    ...blockHead('pdf'),
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
