import type { ReactElement } from 'react';

/** Every example of every content block, one below the other. */
export async function everyBlock(): Promise<ReactElement> {
  const { BlockList } = await import('../../src/blocks/block-list');
  const { blockExamples } = await import('./block-examples');
  const { schoolExample } = await import('../../stories/content/site.examples');
  const blocks = Object.values(blockExamples).flatMap((examples) =>
    Object.values(examples).map(({ block }) => block),
  );
  return <BlockList blocks={blocks} school={schoolExample} />;
}
