import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { paperFile } from '../../content/content-fields';
import type { BlockLoadContext, Paper } from '../../content/block-load-context';
import { list, phrase, shape } from '../../content/fields';

/** Files to download. */
export const downloadsSchema = shape('Files to download; type and size are read from the file.', {
  ...blockHead('downloads'),
  items: list(
    'The files.',
    shape('One file.', {
      title: phrase('What the file is.', 'Prospectus 2026-2027'),
      file: paperFile(),
      description: phrase('What is inside, in a line.', 'Fees, dates and the form').optional(),
    }),
  ),
});

/** Downloads as written in a content file. */
export type WrittenDownloads = InferType<typeof downloadsSchema>;

/** Downloads when loaded. */
export interface DownloadsBlock extends BlockHead<'downloads'> {
  items: (Paper & { title: string; description?: string })[];
}

/** Files are looked up. */
export function loadDownloads(
  written: WrittenDownloads,
  context: BlockLoadContext,
): DownloadsBlock {
  return {
    ...context.head(written, 'downloads'),
    items: written.items.map(({ file, ...words }) => ({ ...words, ...context.paper(file) })),
  };
}
