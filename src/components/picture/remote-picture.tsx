import { chakra } from '#chakra';
import { useState } from 'react';
import { defaultPicture } from './default-picture';
import { recordPicture } from './replace-broken';

export interface RemotePictureProps {
  /** Address for a width in pixels, or undefined when the record names no usable picture. */
  srcFor: ((width: number) => string | undefined) | undefined;
  alt: string;
  /** Width and height of the box; the picture is cut to fill it. */
  ratio: [number, number];
  /** Widths to offer, smallest first. */
  widths?: readonly number[];
  sizes?: string;
  priority?: boolean;
}

/** A picture of the content service in a fixed box; a missing or broken one becomes the drawn one. */
export function RemotePicture({
  srcFor,
  alt,
  ratio: [width, height],
  widths = [320, 640, 960],
  sizes,
  priority = false,
}: RemotePictureProps) {
  const [broken, setBroken] = useState(false);
  const src = broken ? undefined : srcFor?.(widths[1] ?? widths[0] ?? width);
  const srcSet = src && widths.map((step) => `${srcFor?.(step)} ${step}w`).join(', ');
  return (
    <chakra.img
      src={src ?? defaultPicture}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={src ? alt : ''}
      htmlWidth={width}
      htmlHeight={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchpriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setBroken(true)}
      {...(src && { [recordPicture]: '' })}
      w="full"
      aspectRatio={`${width} / ${height}`}
      objectFit="cover"
      bg="placeholder"
    />
  );
}
