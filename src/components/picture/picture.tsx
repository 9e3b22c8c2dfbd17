import { chakra } from '#chakra';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface PictureProps {
  /** Sizes made at build by Gatsby's image pipeline. */
  image: IGatsbyImageData;
  /** What the picture shows; '' when it only decorates. */
  alt: string;
  /** How wide it stands, as in the `sizes` attribute; the pipeline's own guess otherwise. */
  sizes?: string;
  /** The first picture of a page: fetched at once and before others. */
  priority?: boolean;
  /** Shown in its place where the visitor's system is set to dark. */
  darkImage?: IGatsbyImageData | undefined;
  /** Fill the (positioned) parent instead of keeping its own proportions. */
  cover?: boolean;
  /** The widest size that its place can use, in pixels; each size costs every reader bytes. */
  widest?: number | undefined;
}

/** Removes the line breaks between the sizes that the pipeline writes. */
const inOneLine = (srcSet: string | undefined, widest = Infinity) =>
  srcSet
    ?.split(',')
    .map((size) => size.trim())
    .filter((size) => Number(/ (\d+)w$/.exec(size)?.[1] ?? 0) <= widest)
    .join(',');

/**
 * A picture of the built site as plain HTML. Gatsby's own component holds pictures back until its
 * script has run and needs inline styles; these pages show pictures with scripts off, under a
 * Content-Security-Policy without inline styles.
 */
export function Picture({
  image,
  darkImage,
  alt,
  sizes,
  priority = false,
  cover = false,
  widest,
}: PictureProps) {
  const { fallback, sources = [] } = image.images;
  const srcSet = inOneLine(fallback?.srcSet, widest);
  // For browsers without `srcset`, which are gone: an address that stands there already.
  const src = widest ? srcSet?.split(',').at(-1)?.split(' ')[0] : fallback?.src;
  return (
    <picture>
      {darkImage ? (
        // The pictures are WebP from the start, so that the pipeline's fallback is all there is.
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={inOneLine(darkImage.images.fallback?.srcSet)}
          sizes={sizes ?? darkImage.images.fallback?.sizes}
        />
      ) : null}
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={inOneLine(source.srcSet)}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <chakra.img
        src={src}
        srcSet={srcSet}
        sizes={sizes ?? fallback?.sizes}
        htmlWidth={image.width}
        htmlHeight={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchpriority={priority ? 'high' : undefined}
        decoding="async"
        bg="placeholder"
        {...(cover
          ? { position: 'absolute', inset: 0, w: 'full', h: 'full', objectFit: 'cover' }
          : { w: 'full' })}
      />
    </picture>
  );
}
