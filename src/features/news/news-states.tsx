import { Box, Grid, Heading, Text } from '#chakra';
import { Card } from '../../components/card/card';
import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { firstPicturePlace } from '../../lists/first-picture';
import { NewsColumns } from './news-grid';
import { leadPicture, Story } from './news-story';
import { EMPTY_NEWS_CARDS, emptyNews } from './news.empty';

/** The page while its news are loading. */
export function NewsLoading() {
  return (
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
}

function StoryLoading({ lead = false }: { lead?: boolean }) {
  return (
    <Story as="div" lead={lead}>
      <div className="story-picture">
        <Skeleton aspectRatio="16 / 10" {...(lead && firstPicturePlace(leadPicture))} />
      </div>
      <div className="story-words">
        <Skeleton h={lead ? { base: '48px', md: '72px' } : '48px'} w="90%" />
        <Skeleton h="16px" mt={4} />
        <Skeleton h="16px" mt={3} />
        <Skeleton h="16px" mt={3} w="60%" />
      </div>
    </Story>
  );
}

/** The page without news: cards that show where title, day and text will be. */
export function NewsEmpty() {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap={6}
      templateColumns={{ base: '1fr', md: `repeat(${EMPTY_NEWS_CARDS}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: EMPTY_NEWS_CARDS }, (_, place) => (
        <li key={place}>
          <Card tone="quiet" as="article">
            <Box opacity="0.55" borderBottom="hairline">
              <RemotePicture srcFor={undefined} alt="" ratio={[16, 7]} />
            </Box>
            <Box p={6} display="flex" gap={5}>
              <BlankDateBadge text={emptyNews.pageDate} />
              <Box>
                <Heading as="h2" textStyle="h3">
                  {emptyNews.title}
                </Heading>
                <Text>{emptyNews.description}</Text>
              </Box>
            </Box>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
