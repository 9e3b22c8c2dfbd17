import { Flex } from '#chakra';
import type { ReactNode } from 'react';

export interface CarouselFootProps {
  /** Left: where to see everything. */
  start?: ReactNode;
  /** Right: the controls. */
  children?: ReactNode;
}

/** The line below a carousel. It keeps its height without controls, so that nothing shifts later. */
export function CarouselFoot({ start, children }: CarouselFootProps) {
  return (
    <Flex
      className="carousel-foot"
      mt={4}
      gap={4}
      minH="target"
      align="center"
      justify="space-between"
      _print={{ display: 'none' }}
    >
      <div>{start}</div>
      <Flex gap={2}>{children}</Flex>
    </Flex>
  );
}
