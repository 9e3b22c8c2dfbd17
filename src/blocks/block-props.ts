import type { ReactNode } from 'react';
import type { Block, BlockKind } from './schemas';

/** A heading inside a page; the page's own is the h1. */
export type HeadingLevel = 2 | 3 | 4;

/** The block of one kind. */
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** What the list of blocks gives to a block's component; most need the block alone. */
export interface BlockProps<B extends Block = Block> {
  block: B;
  /** The level of headings inside the block. */
  level: HeadingLevel;
  /** Renders blocks that stand inside the block. */
  renderBlocks: (blocks: Block[]) => ReactNode;
}
