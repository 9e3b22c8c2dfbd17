import { alt, markdown, pictureFile } from '../../content/content-fields';
import { anchor, list, phrase, shape } from '../../content/fields';
import { blockShape, defineBlock } from '../define-block';

/** Pictures that open a dialog. */
export const dialogImageBlock = defineBlock('dialog-image', {
  schema: blockShape('dialog-image', 'Pictures, each of which opens a dialog with a text.', {
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
  }),
  load: ({ items }, context) => ({
    items: items.map(({ id, text, ...item }) => ({
      ...item,
      /** The anchor of the dialog, unique on the page. */
      id: context.anchor(id, item.title),
      html: context.html(text),
    })),
  }),
});
