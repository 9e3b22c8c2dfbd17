import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { alt, markdown, pictureFile } from '../../content/content-fields';
import type { BlockLoadContext, Picture } from '../../content/block-load-context';
import { anchor, list, phrase, shape } from '../../content/fields';

/** Pictures that open a dialog. */
export const dialogImageSchema = shape('Pictures, each of which opens a dialog with a text.', {
  ...blockHead('dialog-image'),
  items: list(
    'The pictures.',
    shape('One picture with its dialog.', {
      title: phrase('The title of the dialog, and the words below the picture.', 'Parent Portal'),
      id: anchor('The anchor of the dialog; made from the title when not written.'),
      src: pictureFile(),
      alt: alt(),
      text: markdown('What the dialog says, in Markdown.', 'Fees, attendance and marks.'),
    }),
  ),
});

/** Dialog images as written in a content file. */
export type WrittenDialogImage = InferType<typeof dialogImageSchema>;

/** Dialog images when loaded. */
export interface DialogImageBlock extends BlockHead<'dialog-image'> {
  items: (Picture & {
    title: string;
    /** The anchor of the dialog, unique on the page. */
    id: string;
    /** Safe HTML. */
    html: string;
  })[];
}

/** Texts become HTML, and every dialog gets an anchor. */
export function loadDialogImage(
  written: WrittenDialogImage,
  context: BlockLoadContext,
): DialogImageBlock {
  return {
    ...context.head(written, 'dialog-image'),
    items: written.items.map(({ title, id, src, alt: words, text }) => ({
      title,
      id: context.anchor(id, title),
      src,
      alt: words,
      html: context.html(text),
    })),
  };
}
