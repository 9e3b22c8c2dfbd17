import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { paperFile } from '../../content/content-fields';
import type { BlockLoadContext, Paper } from '../../content/block-load-context';
import { amount, phrase, shape } from '../../content/fields';

const usualHeight = 500;

/** A PDF to read on the page. */
export const pdfSchema = shape('A PDF to read on the page, with a link to download it.', {
  ...blockHead('pdf'),
  title: phrase('What the paper is.', 'A sample transfer certificate'),
  file: paperFile(),
  height: amount('The height of the viewer, in pixels.', usualHeight, 200).optional(),
});

/** A PDF block as written in a content file. */
export type WrittenPdf = InferType<typeof pdfSchema>;

/** A PDF block when loaded. */
export interface PdfBlock extends BlockHead<'pdf'>, Paper {
  title: string;
  /** The height of the viewer, in pixels. */
  height: number;
}

/** The file is looked up. */
export function loadPdf(written: WrittenPdf, context: BlockLoadContext): PdfBlock {
  return {
    ...context.head(written, 'pdf'),
    title: written.title,
    height: written.height ?? usualHeight,
    ...context.paper(written.file),
  };
}
