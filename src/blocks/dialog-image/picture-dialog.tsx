import { chakra } from '#chakra';
import { Maximize2, X } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { RichText } from '../../components/rich-text/rich-text';
import { pictureButtonRecipe, popUpRecipe } from '../../theme/recipes/pop-up';
import { BlockPicture } from '../block-picture';
import { PartHeading } from '../block-heading';
import type { HeadingLevel } from '../block-props';
import type { DialogImageBlock } from './dialog-image.schema';

const Opener = chakra('button', pictureButtonRecipe, { defaultProps: { type: 'button' } });
const Sheet = chakra('dialog', popUpRecipe);

/**
 * A picture that opens a dialog. Before the site's scripts have come the browser opens it as a
 * popover; with them it is modal, so that the focus stays inside.
 */
export function PictureDialog({
  item: { id, title, src, alt, html },
  level,
}: {
  item: DialogImageBlock['items'][number];
  level: HeadingLevel;
}) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (!sheet.current || sheet.current.open) return;
    // Still open as a popover from before the scripts came; older browsers know none.
    sheet.current.hidePopover?.();
    sheet.current.showModal();
  };
  const close = (event: MouseEvent) => {
    // Opened as a popover before the scripts came: the browser closes what it opened.
    if (!sheet.current?.open) return;
    event.preventDefault();
    sheet.current.close();
  };
  return (
    <>
      <Opener popoverTarget={id} aria-haspopup="dialog" onClick={open}>
        <BlockPicture src={src} alt={alt} ratio={[4, 3]} sizes="(min-width: 48em) 300px, 100vw" />
        <span className="label">
          <span className="title">{title}</span>
          <span className="more">
            <Icon as={Maximize2} size={18} />
          </span>
        </span>
      </Opener>
      <Sheet
        ref={sheet}
        id={id}
        popover="auto"
        aria-labelledby={titleId}
        onClick={(event) => {
          if (event.target === sheet.current) close(event);
        }}
      >
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
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
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
