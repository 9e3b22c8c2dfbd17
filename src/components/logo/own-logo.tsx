import { chakra } from '#chakra';
import type { LogoProps } from './logo';

const mask = 'url(/mark-mono.svg) center / contain no-repeat';

/** The logo of a school that brings its own, in its files; decorative, as the drawn one is. */
export function Logo({ size = 56, colours = 'two' }: LogoProps) {
  if (colours === 'two') {
    // Not at once: React would write a preload of it to the body's begin, before Gatsby's wrappers.
    // It keeps its size before it has loaded: beside a long name it would be pressed narrow.
    const box = { width: size, height: size, flexShrink: 0 } as const;
    return <chakra.img src="/mark.svg" alt="" {...box} loading="lazy" />;
  }
  return (
    <chakra.span
      aria-hidden="true"
      display="block"
      flexShrink={0}
      w={`${size}px`}
      h={`${size}px`}
      bg="currentColor"
      css={{ mask, WebkitMask: mask, _highContrast: { bg: 'CanvasText' } }}
    />
  );
}
