import { Box, Flex, Grid, Heading, Text } from '#chakra';
import { memo } from 'react';
import { AttachmentList } from '../../components/attachment-link/attachment-list';
import { DateLeaf } from '../../components/date-leaf/date-leaf';
import { MoreText } from '../../components/more-text/more-text';
import { RemotePicture } from '../../components/picture/remote-picture';
import { weekdayName } from '../../dates/format';
import { partsOf } from '../../dates/plain-date';
import { attachmentsOf } from '../../http/attachments';
import { imageUrl } from '../../http/file-url';
import type { News } from './news.schema';

/** The lead's picture, which is the first of the page. */
export const leadPicture = {
  field: 'image',
  date: 'fromDate',
  widths: [480, 800, 1280],
  sizes: '(min-width: 64em) 660px, 100vw',
};

export interface NewsStoryProps {
  news: News;
  /** The first of a page: picture and words side by side on wide screens, set larger. */
  lead?: boolean;
}

/** One news item as a piece of a paper: picture, date leaf, headline, words, files. */
export const NewsStory = memo(function NewsStory({ news, lead = false }: NewsStoryProps) {
  const picture = news.images[0];
  return (
    <Grid
      as="article"
      h="full"
      alignContent="start"
      alignItems={lead ? 'center' : 'start'}
      columnGap={12}
      templateColumns={
        lead ? { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' } : 'minmax(0, 1fr)'
      }
    >
      <Box borderRadius="card" overflow="hidden" border="hairline">
        <RemotePicture
          srcFor={picture ? (width) => imageUrl(picture, { width }) : undefined}
          alt=""
          ratio={[16, 10]}
          widths={lead ? leadPicture.widths : [320, 480, 800]}
          sizes={
            lead ? leadPicture.sizes : '(min-width: 64em) 370px, (min-width: 48em) 46vw, 100vw'
          }
          priority={lead}
        />
      </Box>
      <Flex
        mt={lead ? { base: -8, lg: 0 } : -8}
        ps={lead ? { base: 5, lg: 0 } : 5}
        direction="column"
      >
        <Flex align="end" gap={3}>
          <DateLeaf date={news.date} size={lead ? 'lg' : 'md'} />
          {news.date ? (
            <Text textStyle="small" color="ink.muted">
              {weekdayName(news.date)}, {partsOf(news.date).year}
            </Text>
          ) : null}
        </Flex>
        <Box mt={4} ms={lead ? { base: -5, lg: 0 } : -5}>
          <Heading as="h2" textStyle={lead ? 'h2' : 'h3'} mb={lead ? 4 : 2} overflowWrap="anywhere">
            {news.title}
          </Heading>
          <Box color="ink.muted" textStyle={lead ? 'body' : undefined}>
            <MoreText text={news.description} lines={lead ? 7 : 4} of={news.title} />
          </Box>
          <AttachmentList files={attachmentsOf(news.attachments)} of={news.title} />
        </Box>
      </Flex>
    </Grid>
  );
});
