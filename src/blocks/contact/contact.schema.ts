import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { markdown } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { shape } from '../../content/fields';

/** How to reach the school. */
export const contactSchema = shape('Address, phones and e-mail, as content/site.yaml has them.', {
  ...blockHead('contact'),
  note: markdown('A line above them, in Markdown.', 'The office answers until 1 pm.').optional(),
});

/** A contact block as written in a content file. */
export type WrittenContact = InferType<typeof contactSchema>;

/** A contact block when loaded; the template adds the school's own address. */
export interface ContactBlock extends BlockHead<'contact'> {
  /** Safe HTML of the note. */
  html?: string;
}

/** The note becomes HTML. */
export function loadContact(written: WrittenContact, context: BlockLoadContext): ContactBlock {
  return {
    ...context.head(written, 'contact'),
    ...(written.note !== undefined && { html: context.html(written.note) }),
  };
}
