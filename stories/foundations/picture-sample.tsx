import { Box, chakra, Text } from '#chakra';

interface PictureSampleProps {
  src: string;
  alt: string;
  ratio: [number, number];
  title: string;
  note?: string;
}

/** A picture in a shape, with its name below. */
export function PictureSample({
  src,
  alt,
  ratio: [width, height],
  title,
  note,
}: PictureSampleProps) {
  return (
    <Box as="li" minW={0}>
      <chakra.img
        src={src}
        alt={alt}
        htmlWidth={width * 100}
        htmlHeight={height * 100}
        loading="lazy"
        w="full"
        aspectRatio={`${width} / ${height}`}
        objectFit="cover"
        borderRadius="card"
        border="hairline"
        bg="placeholder"
      />
      <Text mt={2} fontWeight="semibold" textStyle="small">
        {title}
      </Text>
      {note ? (
        <Text textStyle="small" color="ink.muted">
          {note}
        </Text>
      ) : null}
    </Box>
  );
}
