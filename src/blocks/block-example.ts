import type { Block } from './schemas';

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
