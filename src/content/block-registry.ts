import type { AnySchema } from 'yup';
import type { BlockHead } from './block-fields';
import type { BlockLoadContext } from './block-load-context';

/** What every loaded block has, whatever its kind. */
export type LoadedBlock = BlockHead<string>;

/**
 * The kinds of block there are. The loader knows none: whoever calls it hands the registry over.
 * `B` is a loaded block of any of its kinds.
 */
export interface BlockRegistry<B extends LoadedBlock = LoadedBlock> {
  /** What an editor may write, by kind, in the order of the editors' guide. */
  schemas: Readonly<Record<string, AnySchema>>;
  /** Loads one block that its schema has passed; prose with pictures gives several. */
  load(written: unknown, context: BlockLoadContext<B>): B[];
}
