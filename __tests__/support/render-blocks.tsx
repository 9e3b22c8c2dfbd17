import { render } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { BlockList } from '../../src/blocks/block-list';
import type { Block } from '../../src/blocks/schemas';
import { schoolExample } from '../../stories/content/site.examples';

/** Renders blocks as their page does. Gives Testing Library's result. */
export function renderBlocks(blocks: Block[], pictures: Record<string, IGatsbyImageData> = {}) {
  return render(<BlockList blocks={blocks} pictures={pictures} school={schoolExample} />);
}
