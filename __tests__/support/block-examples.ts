import type { BlockExample } from '../../src/blocks/block-props';
import { blockKinds } from '../../src/blocks/schemas';

/** The examples of every kind of block by their names, in the order of the editors' guide. */
export const blockExamples = Object.fromEntries(
  blockKinds.map((kind) => {
    const module = jest.requireActual<Record<string, Record<string, BlockExample>>>(
      `../../stories/blocks/${kind}.examples`,
    );
    return [kind, Object.assign({}, ...Object.values(module)) as Record<string, BlockExample>];
  }),
);
