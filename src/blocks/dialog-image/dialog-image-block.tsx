import { chakra } from '#chakra';
import { tilesRecipe } from '../../theme/recipes/tiles';
import type { BlockProps } from '../block-props';
import type { DialogImageBlock } from './dialog-image.schema';
import { PictureDialog } from './picture-dialog';

const Pictures = chakra('ul', tilesRecipe);

/** Pictures that open a dialog with more about what they show. */
export function DialogImageBlockView({
  block,
  level,
}: Pick<BlockProps<DialogImageBlock>, 'block' | 'level'>) {
  return (
    <Pictures least="md" _print={{ display: 'block' }}>
      {block.items.map((item) => (
        <li key={item.id}>
          <PictureDialog item={item} level={level} />
        </li>
      ))}
    </Pictures>
  );
}
