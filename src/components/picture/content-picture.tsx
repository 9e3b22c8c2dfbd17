import { chakra } from '#chakra';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from './picture';

/** Pictures of the built site by the path that content names them with: 'scenes/dawn.webp'. */
export type Pictures = Record<string, IGatsbyImageData>;

export interface ContentPictureProps {
  /** Path inside content/pictures. */
  src: string;
  alt: string;
  pictures: Pictures;
  /** Path of the picture shown instead where the visitor's system is set to dark. */
  darkSrc?: string | undefined;
  sizes?: string;
  priority?: boolean;
  /** The widest size that its place can use, in pixels. */
  widest?: number;
}

/**
 * A picture that content names; it fills its positioned parent. Where nothing was built of it, as
 * in Storybook, the file itself is shown in the same box.
 */
export function ContentPicture({
  src,
  alt,
  pictures,
  darkSrc,
  sizes,
  priority,
  widest,
}: ContentPictureProps) {
  const image = pictures[src];
  if (image) {
    const darkImage = darkSrc ? pictures[darkSrc] : undefined;
    return <Picture cover {...{ image, darkImage, alt, sizes, priority, widest }} />;
  }
  return (
    <picture>
      {darkSrc ? (
        <source media="(prefers-color-scheme: dark)" srcSet={`/pictures/${darkSrc}`} />
      ) : null}
      <chakra.img
        src={`/pictures/${src}`}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchpriority={priority ? 'high' : undefined}
        decoding="async"
        position="absolute"
        inset={0}
        w="full"
        h="full"
        objectFit="cover"
        bg="placeholder"
      />
    </picture>
  );
}
