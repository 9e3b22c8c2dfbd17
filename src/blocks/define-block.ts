import type { AnyObject, InferType, ISchema, ObjectShape } from 'yup';
import { blockHead, type BlockHead } from '../content/block-fields';
import type { BlockLoadContext } from '../content/block-load-context';
import { shape } from '../content/fields';
import type { Publication } from '../content/publication';

/** What every block has as it is written. */
type WrittenHead = { kind: string; id?: string; heading?: string; lang?: string } & Publication;

/** What an editor may write of a kind of block: what every block has, and its own keys. */
export const blockShape = <K extends string, F extends ObjectShape>(
  kind: K,
  description: string,
  own: F,
) => shape(description, { ...blockHead(kind), ...own });

/**
 * Defines a kind of block by its schema, what an editor may write, and by what it holds when loaded: `load`
 * gives all but its head. It is called only with what the schema has passed.
 */
export function defineBlock<
  K extends string,
  S extends ISchema<WrittenHead, AnyObject>,
  B extends object,
>(
  kind: K,
  { schema, load }: { schema: S; load: (written: InferType<S>, context: BlockLoadContext) => B },
) {
  return {
    schema,
    load: (written: InferType<S>, context: BlockLoadContext): BlockHead<K> & B => ({
      ...context.head(written, kind),
      ...load(written, context),
    }),
  };
}

/** Loads a block that stays as it is written. */
export function asWritten<W extends WrittenHead>({
  kind: _kind,
  id: _id,
  heading: _heading,
  lang: _lang,
  ...own
}: W) {
  return own;
}

/** A block as its definition loads it. */
export type Loaded<D extends { load: (...args: never[]) => unknown }> =
  ReturnType<D['load']> extends readonly (infer B)[] ? B : ReturnType<D['load']>;
