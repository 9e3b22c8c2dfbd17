import { Box, chakra } from '#chakra';
import { captionRecipe } from '../block.recipe';
import { tilesRecipe } from '../../components/card/tiles.recipe';
import { BlockPicture } from '../block-picture';
import type { BlockOf } from '../block-props';

const Pictures = chakra('ul', tilesRecipe);
const Caption = chakra('figcaption', captionRecipe);

/** Pictures side by side, all of one shape, each with its line. */
export function GalleryBlockView({ block }: { block: BlockOf<'gallery'> }) {
  return (
    // A fourth picture would stand alone below three: four stand in twos, as two do.
    <Pictures
      least={block.items.length === 2 || block.items.length % 3 === 1 ? 'lg' : 'md'}
      rowGap={6}
    >
      {block.items.map(({ src, alt, caption }) => (
        <chakra.li key={src} _print={{ breakInside: 'avoid' }}>
          <figure>
            <Box borderRadius="card" overflow="hidden">
              <BlockPicture
                src={src}
                alt={alt}
                ratio={[3, 2]}
                sizes="(min-width: 48em) 360px, 100vw"
              />
            </Box>
            {caption ? <Caption mt={2}>{caption}</Caption> : null}
          </figure>
        </chakra.li>
      ))}
    </Pictures>
  );
}
