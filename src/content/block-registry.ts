import type { AnySchema } from 'yup';
import type { BlockHead } from './block-fields';
import type { BlockLoadContext } from './block-load-context';

/** What every loaded block has, whatever its kind. */
export type LoadedBlock = BlockHead<string>;

/**
 * Loads one block; prose with pictures gives several. Each kind has its own type of written block, so
 * that no type fits them all: `never` stands for what the schema of the kind gives.
 */
type BlockLoader<B extends LoadedBlock> = (written: never, context: BlockLoadContext<B>) => B | B[];

/**
 * The kinds of block there are. The loader knows none: whoever calls it hands the registry over.
 * `B` is a loaded block of any of its kinds.
 */
export interface BlockRegistry<B extends LoadedBlock = LoadedBlock> {
  /** What an editor may write, by kind, in the order of the editors' guide. */
  schemas: Readonly<Record<string, AnySchema>>;
  /** How each kind is loaded. Called only with what the schema of the kind has passed. */
  loaders: Readonly<Record<string, BlockLoader<B>>>;
}
