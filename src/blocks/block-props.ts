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

/**
 * An example of a block, shared by stories, tests and the editors' guide. A test loads the YAML
 * and compares it with the block, so that neither can drift.
 */
export interface BlockExample<B extends Block = Block> {
  /** What the example shows. */
  title: string;
  /** As an editor writes it. */
  yaml: string;
  /** As the component gets it. */
  block: B;
}
