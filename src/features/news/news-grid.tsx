import { Box } from '#chakra';
import { memo, type ReactNode } from 'react';
import { CardGrid, columns } from '../shared/card-grid';
import { NewsStory } from './news-story';
import type { News } from './news.schema';

export interface NewsGridProps {
  items: readonly News[];
  /** The newest item is large; not in a search result, where all are equal. */
  withLead: boolean;
}

/** News as on a newspaper page: one lead story, the others in columns below a rule. */
export const NewsGrid = memo(function NewsGrid({ items, withLead }: NewsGridProps) {
  const lead = withLead ? items[0] : undefined;
  const others = lead ? items.slice(1) : items;
  return (
    <>
      {lead ? <NewsStory news={lead} lead /> : null}
      {others.length > 0 ? (
        <NewsColumns ruled={lead !== undefined}>
          {others.map((news) => (
            <Box as="li" key={news.key} minW="0">
              <NewsStory news={news} />
            </Box>
          ))}
        </NewsColumns>
      ) : null}
    </>
  );
});

/** The columns of news and their skeletons. */
export function NewsColumns({ ruled, children }: { ruled: boolean; children: ReactNode }) {
  return (
    <CardGrid
      templateColumns={{ base: columns(1), md: columns(2), lg: columns(3) }}
      columnGap={{ base: 6, lg: 10 }}
      rowGap={{ base: 10, md: 14 }}
      {...(ruled && {
        mt: { base: 10, md: 14 },
        pt: { base: 10, md: 14 },
        borderTop: 'hairline',
      })}
    >
      {children}
    </CardGrid>
  );
}
