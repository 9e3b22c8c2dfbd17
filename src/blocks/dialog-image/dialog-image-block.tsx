import { chakra } from '#chakra';
import { useRef } from 'react';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { Island } from '../../components/island/island';
import { tilesRecipe } from '../../components/card/tiles.recipe';
import type { BlockOf, BlockProps } from '../block-props';
import { PictureDialog } from './picture-dialog';
import { pictureDialogBehaviour } from './picture-dialog.behaviour';

const Pictures = chakra('ul', tilesRecipe);

/** Pictures that open a dialog with more about what they show. */
export function DialogImageBlockView({
  block,
  level,
}: Pick<BlockProps<BlockOf<'dialog-image'>>, 'block' | 'level'>) {
  const list = useRef<HTMLUListElement>(null);
  useBehaviour(list, pictureDialogBehaviour);
  return (
    <Island name="picture-dialog">
      <Pictures ref={list} least="md" _print={{ display: 'block' }}>
        {block.items.map((item) => (
          <li key={item.id}>
            <PictureDialog item={item} level={level} />
          </li>
        ))}
      </Pictures>
    </Island>
  );
}
