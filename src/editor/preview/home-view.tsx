import { chakra } from '#chakra';
import { QueryClientProvider } from '@tanstack/react-query';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useMemo } from 'react';
import type { Home } from '../../content/home.schema';
import type { SiteContentData } from '../../content/source-nodes';
import { firstMonthOf } from '../../dates/session';
import { HomePage } from '../../home/home-page';
import { SiteProvider } from '../../layout/site-context';
import { answersFrom, type WrittenLists } from './written-lists';

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
