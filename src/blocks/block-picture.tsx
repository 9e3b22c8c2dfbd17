import { Box, chakra } from '#chakra';
import { Picture } from '../components/picture/picture';
import type { Picture as PictureData } from '../content/block-load-context';
import { usePicture } from './picture-context';

export interface BlockPictureProps extends PictureData {
  /** Width and height of the box; the picture is cut to fill it. Its own proportions otherwise. */
  ratio?: [number, number];
  /** How wide it stands, as in the `sizes` attribute. */
  sizes?: string;
}

/** The proportions of a picture that nothing was built of, so that it keeps a place anyway. */
const USUAL_RATIO: [number, number] = [16, 9];

/** A picture of content/pictures: from the build's pipeline, or else the file as it is. */
export function BlockPicture({ src, alt, ratio, sizes }: BlockPictureProps) {
  const image = usePicture(src);
  if (image && !ratio) return <Picture image={image} alt={alt} sizes={sizes} />;
  const [width, height] = ratio ?? USUAL_RATIO;
  return (
    <Box
      position="relative"
      aspectRatio={`${width} / ${height}`}
      overflow="hidden"
      bg="placeholder"
    >
      {image ? (
        <Picture image={image} alt={alt} sizes={sizes} cover />
      ) : (
        <chakra.img
          src={`/pictures/${src}`}
          alt={alt}
          loading="lazy"
          position="absolute"
          inset={0}
          w="full"
          h="full"
          objectFit="cover"
        />
      )}
    </Box>
  );
}
