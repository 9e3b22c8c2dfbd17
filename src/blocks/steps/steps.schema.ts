import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { markdown } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { list, phrase, shape } from '../../content/fields';

/** Numbered steps. */
export const stepsSchema = shape('Numbered steps, for things that are done in order.', {
  ...blockHead('steps'),
  items: list(
    'The steps.',
    shape('One step.', {
      title: phrase('What to do, in a few words.', 'Choose an instalment'),
      text: markdown('How to do it, in Markdown.', 'Press **Proceed** and pay by card.'),
    }),
  ),
});

/** Steps as written in a content file. */
export type WrittenSteps = InferType<typeof stepsSchema>;

/** Steps when loaded. */
export interface StepsBlock extends BlockHead<'steps'> {
  items: {
    title: string;
    /** Safe HTML. */
    html: string;
  }[];
}

/** Texts become HTML. */
export function loadSteps(written: WrittenSteps, context: BlockLoadContext): StepsBlock {
  return {
    ...context.head(written, 'steps'),
    items: written.items.map(({ title, text }) => ({ title, html: context.html(text) })),
  };
}
