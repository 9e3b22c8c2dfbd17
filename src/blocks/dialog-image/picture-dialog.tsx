import { chakra } from '#chakra';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { RichText } from '../../components/rich-text/rich-text';
import { pictureButtonRecipe, popUpRecipe } from './pop-up.recipe';
import { BlockPicture } from '../block-picture';
import { PartHeading } from '../block-heading';
import type { BlockOf, HeadingLevel } from '../block-props';

const Opener = chakra('button', pictureButtonRecipe, {
  defaultProps: { type: 'button' },
  forwardProps: ['popovertarget'],
});
const Sheet = chakra('dialog', popUpRecipe);

/**
 * A picture that opens a dialog: the browser opens it as a popover, and `pictureDialogBehaviour` of
 * the list as a modal dialog.
 */
export function PictureDialog({
  item: { id, title, src, alt, html },
  level,
}: {
  item: BlockOf<'dialog-image'>['items'][number];
  level: HeadingLevel;
}) {
  const titleId = useId();
  return (
    <>
      <Opener popovertarget={id} aria-haspopup="dialog">
        <BlockPicture src={src} alt={alt} ratio={[4, 3]} sizes="(min-width: 48em) 300px, 100vw" />
        <span className="label">
          <span className="title">{title}</span>
          <span className="more">
            <Icon as={Plus} size={18} />
          </span>
        </span>
      </Opener>
      <Sheet id={id} popover="auto" aria-labelledby={titleId}>
        <div className="pop-up-picture">
          <BlockPicture src={src} alt="" ratio={[2, 1]} sizes="640px" />
        </div>
        <div className="pop-up-body">
          <div className="pop-up-top">
            <PartHeading level={level} id={titleId}>
              {title}
            </PartHeading>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close"
              popovertarget={id}
              popovertargetaction="hide"
            >
              <Icon as={X} />
            </Button>
          </div>
          <RichText html={html} />
        </div>
      </Sheet>
    </>
  );
}
