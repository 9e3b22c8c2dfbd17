import { Box, type HTMLChakraProps } from '#chakra';
import { RemotePicture, type RemotePictureProps } from './remote-picture';

export type BlankPictureProps = HTMLChakraProps<'div'> & Pick<RemotePictureProps, 'ratio'>;

/** The picture of a card without content: the drawn one, toned down so that it is not taken for any. */
export function BlankPicture({ ratio, ...place }: BlankPictureProps) {
  return (
    <Box opacity="0.55" {...place}>
      <RemotePicture srcFor={undefined} alt="" ratio={ratio} />
    </Box>
  );
}
