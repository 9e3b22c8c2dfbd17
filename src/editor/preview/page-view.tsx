import { chakra } from '#chakra';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BlockList } from '../../blocks/block-list';
import type { Block } from '../../blocks/schemas';
import type { ContentPage } from '../../content/page.schema';
import type { SiteContentData } from '../../content/source-nodes';
import { SiteProvider } from '../../components/layout/site-context';
import { ReadingPage } from '../../templates/reading-page';
import type { Home } from '../../content/home.schema';
import { firstMonthOf } from '../../lib/dates/session';
import { HomePage } from '../../templates/home/home-page';
import { answersFrom, type WrittenLists } from './written-lists';

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

export interface HomeViewProps {
  home: Home;
  site: SiteContentData;
  written: WrittenLists;
  /** By their paths inside content/pictures. */
  pictures: Record<string, IGatsbyImageData>;
  /** In milliseconds since 1970. */
  now: number;
}

/** The front page, rendered with the site's own components and the folder's own lists. */
export function HomeView({ home, site, written, pictures, now }: HomeViewProps) {
  const answers = useMemo(
    () => answersFrom(written, now, firstMonthOf(site.sessionFrom)),
    [written, now, site],
  );
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={answers}>
        <chakra.main>
          <HomePage {...{ home, site, pictures }} />
        </chakra.main>
      </QueryClientProvider>
    </SiteProvider>
  );
}
