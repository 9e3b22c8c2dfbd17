import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactElement } from 'react';
import { BlockList } from '../../src/blocks/block-list';
import type { Block } from '../../src/blocks/schemas';
import { schoolExample } from '../../src/content/site.examples';
import { system } from '../../src/theme';

/** Puts a piece into the site's look. */
export const inLook = (piece: ReactElement) => (
  <ChakraProvider value={system}>{piece}</ChakraProvider>
);

/** Renders blocks as their page does. Gives Testing Library's result. */
export function renderBlocks(blocks: Block[], pictures: Record<string, IGatsbyImageData> = {}) {
  return render(inLook(<BlockList blocks={blocks} pictures={pictures} school={schoolExample} />));
}
