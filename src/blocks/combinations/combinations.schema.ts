import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { list, phrase, shape } from '../../content/fields';

/** Subjects that can be taken together. */
export const combinationsSchema = shape('Subjects that can be taken together, stream by stream.', {
  ...blockHead('combinations'),
  groups: list(
    'The streams.',
    shape('One stream.', {
      stream: phrase(
        'The name of the stream; one that site.yaml lists, where it does.',
        'Science',
      ).test(validator('stream', (value: string, context) => checksOf(context)?.stream(value))),
      items: list(
        'The combinations of the stream.',
        shape('One combination.', {
          name: phrase('How it is called.', 'Combination 1'),
          subjects: list('Its subjects.', phrase('A subject.', 'Physics')),
          note: phrase('A line about it.', 'With computer').optional(),
        }),
      ),
    }),
  ),
});

/** Combinations as written in a content file. */
export type WrittenCombinations = InferType<typeof combinationsSchema>;

/** Combinations when loaded. */
export interface CombinationsBlock extends BlockHead<'combinations'> {
  groups: {
    stream: string;
    items: { name: string; subjects: string[]; note?: string }[];
  }[];
}

/** Combinations stay as they are written. */
export function loadCombinations(
  written: WrittenCombinations,
  context: BlockLoadContext,
): CombinationsBlock {
  return { ...context.head(written, 'combinations'), groups: written.groups };
}
