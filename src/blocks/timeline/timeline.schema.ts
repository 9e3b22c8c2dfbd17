import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { markdown } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { list, phrase, shape } from '../../content/fields';

/** What happened when. */
export const timelineSchema = shape('What happened when, oldest first.', {
  ...blockHead('timeline'),
  items: list(
    'The moments.',
    shape('One moment.', {
      when: phrase('The year or the day, in words.', 'January 1990'),
      title: phrase('What happened.', 'Affiliated'),
      text: markdown('More about it, in Markdown.', 'The first class X sits the ICSE.'),
    }),
  ),
});

/** A timeline as written in a content file. */
export type WrittenTimeline = InferType<typeof timelineSchema>;

/** A timeline when loaded. */
export interface TimelineBlock extends BlockHead<'timeline'> {
  items: {
    when: string;
    title: string;
    /** Safe HTML. */
    html: string;
  }[];
}

/** Texts become HTML. */
export function loadTimeline(written: WrittenTimeline, context: BlockLoadContext): TimelineBlock {
  return {
    ...context.head(written, 'timeline'),
    items: written.items.map(({ when, title, text }) => ({
      when,
      title,
      html: context.html(text),
    })),
  };
}
