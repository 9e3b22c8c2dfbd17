import { list, phrase, shape } from '../../content/fields';
import { asWritten, blockShape, defineBlock } from '../define-block';

/** A few big figures side by side. */
export const figuresBlock = defineBlock('figures', {
  schema: blockShape('figures', 'A few big figures side by side, each with a few words.', {
    items: list(
      'The figures.',
      shape('One figure.', {
        value: phrase('The figure itself.', '1983'),
        label: phrase('What it counts, in a few words.', 'the year we opened'),
        note: phrase('A line of explanation below.', 'with about 500 children').optional(),
      }),
    ),
  }),
  load: asWritten,
});
