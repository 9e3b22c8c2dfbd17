import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { list, phrase, shape } from '../../content/fields';

/** A few big figures side by side. */
export const figuresSchema = shape('A few big figures side by side, each with a few words.', {
  ...blockHead('figures'),
  items: list(
    'The figures.',
    shape('One figure.', {
      value: phrase('The figure itself.', '1983'),
      label: phrase('What it counts, in a few words.', 'the year we opened'),
      note: phrase('A line of explanation below.', 'with about 500 children').optional(),
    }),
  ),
});

/** Figures as written in a content file. */
export type WrittenFigures = InferType<typeof figuresSchema>;

/** Figures when loaded. */
export interface FiguresBlock extends BlockHead<'figures'> {
  items: { value: string; label: string; note?: string }[];
}

/** Figures stay as they are written. */
export function loadFigures(written: WrittenFigures, context: BlockLoadContext): FiguresBlock {
  return { ...context.head(written, 'figures'), items: written.items };
}
