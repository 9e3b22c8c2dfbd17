import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, chakra } from '@chakra-ui/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { BlockList } from '../../blocks/block-list';
import { SiteProvider } from '../../layout/site-context';
import { ReadingPage } from '../../templates/reading-page';
import { system } from '../../theme';
import type { SiteContentData } from '../../content/source-nodes';
import type { PagePreview } from './page-preview';
import { Problems } from './problems';

export interface PageViewProps extends PagePreview {
  site: SiteContentData;
  pictures: Record<string, IGatsbyImageData>;
  /** Where the rules of the page's components are written. */
  cache: EmotionCache;
}

/** A cache of rules that stand in the head of another document, such as a frame's. */
export const cacheIn = (container: HTMLElement) =>
  createCache({ key: 'preview', container, speedy: false });

/** A page of the site drawn with the site's own components, and above it what is to put right. */
export function PageView({ page, diagnostics, site, pictures, cache }: PageViewProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Problems diagnostics={diagnostics} />
        {page ? (
          <SiteProvider value={site}>
            <chakra.main>
              <ReadingPage page={page}>
                <BlockList blocks={page.blocks} pictures={pictures} school={site} />
              </ReadingPage>
            </chakra.main>
          </SiteProvider>
        ) : null}
      </ChakraProvider>
    </CacheProvider>
  );
}
