/// <reference types="vite/types/importMeta.d.ts" />
import type { BlockExample } from '../../src/blocks/block-props';
import type { BlockKind } from '../../src/blocks/schemas';

const modules = import.meta.glob<Record<string, Record<string, BlockExample>>>(
  '../blocks/*.examples.ts',
  { eager: true },
);

/** The examples of a kind of block, from its file `steps.examples.ts`. Throws where there is none. */
export function examplesOf(kind: BlockKind): BlockExample[] {
  const file = Object.keys(modules).find((path) => path.endsWith(`/${kind}.examples.ts`));
  const [examples] = Object.values(modules[file ?? ''] ?? {});
  if (!examples) throw new Error(`There is no file ${kind}.examples.ts with examples.`);
  return Object.values(examples);
}
