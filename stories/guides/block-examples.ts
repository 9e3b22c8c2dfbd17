/// <reference types="vite/types/importMeta.d.ts" />
import type { BlockExample } from '../../src/blocks/block-props';
import type { BlockKind } from '../../src/blocks/schemas';

const modules = import.meta.glob<Record<string, Record<string, BlockExample>>>(
  '../../src/blocks/*/*.examples.ts',
  { eager: true },
);

/** The examples of a kind of block, from its file `steps/steps.examples.ts`. */
export const examplesOf = (kind: BlockKind): BlockExample[] =>
  Object.values(modules[`../../src/blocks/${kind}/${kind}.examples.ts`] ?? {}).flatMap((examples) =>
    Object.values(examples),
  );
