import { Box, Grid, Heading, Text } from '#chakra';
import { Card } from '../../components/card/card';
import { BlankLeaf } from '../../components/date-leaf/date-leaf';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { firstPicturePlace } from '../../lists/first-picture';
import { NewsColumns } from './news-grid';
import { leadPicture, Story } from './news-story';
import { NEWS_PLACEHOLDERS, newsPlaceholder } from './news.placeholders';

/** The page while its news are on their way. */
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

/** What stands on the page when there are no news: cards that show where title, day and words will stand. */
export function NewsPlaceholders() {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap={6}
      templateColumns={{ base: '1fr', md: `repeat(${NEWS_PLACEHOLDERS}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: NEWS_PLACEHOLDERS }, (_, place) => (
        <li key={place}>
          <Card tone="quiet" as="article">
            <Box opacity="0.55" borderBottom="hairline">
              <RemotePicture srcFor={undefined} alt="" ratio={[16, 7]} />
            </Box>
            <Box p={6} display="flex" gap={5}>
              <BlankLeaf text={newsPlaceholder.pageDate} />
              <Box>
                <Heading as="h2" textStyle="h3">
                  {newsPlaceholder.title}
                </Heading>
                <Text>{newsPlaceholder.description}</Text>
              </Box>
            </Box>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
