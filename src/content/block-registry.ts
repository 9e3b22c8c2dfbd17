import type { AnySchema } from 'yup';
import type { BlockHead } from './block-fields';
import type { BlockLoadContext } from './block-load-context';

/** What every loaded block has, whatever its kind. */
export type LoadedBlock = BlockHead<string>;

/**
 * The kinds of block there are, in the order of the editors' guide. The loader knows none: whoever calls it
 * hands the registry over. `B` is a loaded block of any of its kinds.
 */
export type BlockRegistry<B extends LoadedBlock = LoadedBlock> = Readonly<
  Record<
    string,
    {
      /** What an editor may write. */
      schema: AnySchema;
      /** Set where the block leaves links out that lead to pages which visitors don't find. */
      linksToPublished?: true;
      /**
       * Loads one block that the schema has passed; prose with pictures gives several. Each kind has its own
       * type of written block, so that no type fits them all: `never` stands for it.
       */
      load: (written: never, context: BlockLoadContext<B>) => B | B[];
    }
  >
>;
