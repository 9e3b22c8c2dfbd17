import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { markdown } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { choice, phrase, shape } from '../../content/fields';
import { publicationFields } from '../../content/publication';

const tones = ['info', 'important', 'warning'] as const;

/** A notice that stands out. */
export const noticeSchema = shape('A short notice that stands out from the text.', {
  ...blockHead('notice'),
  tone: choice('How urgent it is.', tones),
  title: phrase('Its first words, in bold.', 'Before you withdraw').optional(),
  text: markdown('What it says, in Markdown.', 'Arrears are cleared before the tests.'),
  ...publicationFields,
});

/** A notice as written in a content file. */
export type WrittenNotice = InferType<typeof noticeSchema>;

/** A notice when loaded. */
export interface NoticeBlock extends BlockHead<'notice'> {
  tone: (typeof tones)[number];
  title?: string;
  /** Safe HTML. */
  html: string;
}

/** The text becomes HTML. */
export function loadNotice(written: WrittenNotice, context: BlockLoadContext): NoticeBlock {
  const { tone, title, text } = written;
  return {
    ...context.head(written, 'notice'),
    tone,
    ...(title !== undefined && { title }),
    html: context.html(text),
  };
}
