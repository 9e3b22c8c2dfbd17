import { Box, Heading, Text } from '#chakra';
import { Card } from '../../components/card/card';
import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { BlankPicture } from '../../components/picture/blank-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { CardGrid, columns } from '../shared/card-grid';
import { LiveList } from '../shared/live-list';
import { useLiveQuery } from '../shared/use-live-query';
import { NewsColumns, NewsGrid } from './news-grid';
import { Story } from './news-story';
import { newsCall, newsQuery } from './news.queries';

/** The News page's list: newest first, the current year's when it has any. */
export function NewsList() {
  return (
    <LiveList
      noun="news"
      call={newsCall}
      list={useLiveQuery(newsQuery)}
      countLabel="Total Count"
      yearRule="current-if-any"
      searchPlaceholder="Search Here.."
      loading={<NewsLoading />}
      empty={<NewsEmpty />}
    >
      {(items, { filtered }) => <NewsGrid items={items} withLead={!filtered} />}
    </LiveList>
  );
}

const NewsLoading = () => (
  <Box aria-hidden="true">
    <StoryLoading lead />
    <NewsColumns ruled>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <StoryLoading />
        </li>
      ))}
    </NewsColumns>
  </Box>
);

const StoryLoading = ({ lead = false }: { lead?: boolean }) => (
  <Story as="div" lead={lead}>
    <div className="story-picture">
      <Skeleton aspectRatio="16 / 10" />
    </div>
    <div className="story-words">
      <Skeleton h={lead ? { base: '48px', md: '72px' } : '48px'} w="90%" />
      <Skeleton h="16px" mt={4} />
      <Skeleton h="16px" mt={3} />
      <Skeleton h="16px" mt={3} w="60%" />
    </div>
  </Story>
);

/** The page without news: cards that show where title, day and text will be. */
export const NewsEmpty = () => (
  <CardGrid templateColumns={{ md: columns(2) }} gap={6}>
    {[1, 2].map((place) => (
      <li key={place}>
        <Card tone="quiet" as="article">
          <BlankPicture ratio={[16, 7]} borderBottom="hairline" />
          <Box p={6} display="flex" gap={5}>
            <BlankDateBadge text="DD / MM" />
            <Box>
              <Heading as="h2" textStyle="h3">
                News Title
              </Heading>
              <Text>Stay Tunned For More Updates</Text>
            </Box>
          </Box>
        </Card>
      </li>
    ))}
  </CardGrid>
);

export default NewsList;
