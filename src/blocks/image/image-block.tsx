import { Box, chakra } from '#chakra';
import { captionRecipe } from '../block.recipe';
import { BlockPicture } from '../block-picture';
import { usePicture } from '../picture-context';
import type { ImageBlock } from './image.schema';

const Caption = chakra('figcaption', captionRecipe);

/** A picture in its own proportions, with what it shows below. An upright one stays small. */
export function ImageBlockView({ block: { src, alt, caption } }: { block: ImageBlock }) {
  const image = usePicture(src);
  const upright = image !== undefined && image.height > image.width;
  return (
    <chakra.figure maxW={upright ? '20rem' : undefined} _print={{ breakInside: 'avoid' }}>
      <Box borderRadius="card" overflow="hidden" _print={{ maxW: '110mm' }}>
        <BlockPicture
          src={src}
          alt={alt}
          sizes={upright ? '320px' : '(min-width: 80em) 880px, 100vw'}
        />
      </Box>
      {caption ? <Caption mt={3}>{caption}</Caption> : null}
    </chakra.figure>
  );
}
