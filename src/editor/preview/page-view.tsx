import { chakra } from '#chakra';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { BlockList } from '../../blocks/block-list';
import type { Block } from '../../blocks/schemas';
import type { ContentPage } from '../../content/page.schema';
import type { SiteContentData } from '../../content/source-nodes';
import { SiteProvider } from '../../layout/site-context';
import { ReadingPage } from '../../templates/reading-page';

export interface PageViewProps {
  page: ContentPage<Block>;
  site: SiteContentData;
  /** By their paths inside content/pictures. */
  pictures: Record<string, IGatsbyImageData>;
}

/** A page of the site, rendered with the site's own components. */
export function PageView({ page, site, pictures }: PageViewProps) {
  return (
    <SiteProvider value={site}>
      <chakra.main>
        <ReadingPage page={page}>
          <BlockList blocks={page.blocks} pictures={pictures} school={site} />
        </ReadingPage>
      </chakra.main>
    </SiteProvider>
  );
}
