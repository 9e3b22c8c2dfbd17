import { chakra } from '#chakra';
import type { ReactNode } from 'react';
import { blockHeadingRecipe, partHeadingRecipe } from './block.recipe';
import type { HeadingLevel } from './block-props';

const heading = {
  2: chakra('h2', blockHeadingRecipe),
  3: chakra('h3', blockHeadingRecipe, { defaultProps: { size: 'sm' } }),
  4: chakra('h4', blockHeadingRecipe, { defaultProps: { size: 'sm' } }),
};

const part = {
  2: chakra('h2', partHeadingRecipe),
  3: chakra('h3', partHeadingRecipe),
  4: chakra('h4', partHeadingRecipe),
};

interface HeadingProps {
  level: HeadingLevel;
  children: ReactNode;
}

/** The heading above a block. */
export function BlockHeading({ level, children }: HeadingProps) {
  const Heading = heading[level];
  return <Heading>{children}</Heading>;
}

/** The heading of a part inside a block: a stream, a month. */
export function PartHeading({ level, id, children }: HeadingProps & { id?: string }) {
  const Heading = part[level];
  return <Heading id={id}>{children}</Heading>;
}
