import { markdown } from '../../content/content-fields';
import { choice, phrase } from '../../content/fields';
import { publicationFields } from '../../content/publication';
import { blockShape, defineBlock } from '../define-block';

/** A notice that stands out. */
export const noticeBlock = defineBlock('notice', {
  schema: blockShape('notice', 'A short notice that stands out from the text.', {
    tone: choice('How urgent it is.', ['info', 'important', 'warning'] as const),
    title: phrase('Its first words, in bold.', 'Before you withdraw').optional(),
    text: markdown('What it says, in Markdown.', 'Arrears are cleared before the tests.'),
    ...publicationFields,
  }),
  load: ({ tone, title, text }, context) => ({
    tone,
    ...(title !== undefined && { title }),
    html: context.html(text),
  }),
});
