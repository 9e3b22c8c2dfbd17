import { knownStream } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { asWritten, blockShape, defineBlock } from '../define-block';

/** The combinations that a stream offers. */
export const combinationItems = list(
  'The combinations of the stream.',
  shape('One combination.', {
    name: phrase('How it is called.', 'Combination 1'),
    subjects: list('Its subjects.', phrase('A subject.', 'Physics')),
    note: phrase('A line about it.', 'With computer').optional(),
  }),
);

/** Subjects that can be taken together. */
export const combinationsBlock = defineBlock('combinations', {
  schema: blockShape('combinations', 'Subjects that can be taken together, stream by stream.', {
    groups: list(
      'The streams.',
      shape('One stream.', {
        stream: phrase(
          'The name of the stream; one that site.yaml lists, where it does.',
          'Science',
        ).test(knownStream),
        items: combinationItems,
      }),
    ),
  }),
  load: asWritten,
});
