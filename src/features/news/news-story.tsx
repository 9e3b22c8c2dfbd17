import { Box, chakra, Heading, Text } from '#chakra';
import { memo } from 'react';
import { AttachmentList } from '../../components/attachment-link/attachment-list';
import { DateBadge } from '../../components/date-badge/date-badge';
import { MoreText } from '../../components/more-text/more-text';
import { RemotePicture } from '../../components/picture/remote-picture';
import { formatDay, weekdayName } from '../../lib/dates/format';
import { imageUrl } from '../../lib/http/file-url';
import { phonePicture, storyRecipe } from './story.recipe';
import type { News } from './news.schema';
import { inLanguage } from '../../lib/language/in-language';

/** The places of a story's picture, date and words. */
export const Story = chakra('article', storyRecipe);

/** The lead's picture, which is the first of the page. */
const leadPicture = {
  widths: [240, 480, 800, 1280],
  sizes: `(min-width: 64em) 660px, (min-width: 48em) 100vw, ${phonePicture}`,
};

const otherPicture = {
  widths: [240, 480, 800],
  sizes: `(min-width: 64em) 370px, (min-width: 48em) 46vw, ${phonePicture}`,
};

export interface NewsStoryProps {
  news: News;
  /** The first of a page, set larger where there is room. */
  lead?: boolean;
}

/** One news item: picture, date badge, headline, text, files. */
export const NewsStory = memo(function NewsStory({ news, lead = false }: NewsStoryProps) {
  const { date, images, title, lang } = news;
  const [picture] = images;
  const { widths, sizes } = lead ? leadPicture : otherPicture;
  return (
    <Story lead={lead}>
      <div className="story-picture">
        <RemotePicture
          srcFor={picture ? (width) => imageUrl(picture, { width }) : undefined}
          alt=""
          ratio={[16, 10]}
          {...{ widths, sizes }}
          priority={lead}
        />
      </div>
      <div className="story-date">
        <div className="story-badge">
          <DateBadge date={date} />
        </div>
        {date ? (
          <Text textStyle="small" color="ink.muted">
            {weekdayName(date)}, {formatDay(date)}
          </Text>
        ) : null}
      </div>
      <div className="story-words">
        <Heading
          as="h2"
          {...inLanguage(lang)}
          textStyle="h3"
          // Beside the picture of a phone a word or two fit into a line of the usual size.
          fontSize={lead ? { base: 'lg', md: '3xl' } : { base: 'md', md: 'xl' }}
          mb={lead ? { base: 2, md: 4 } : 2}
        >
          {title}
        </Heading>
        <Box color="ink.muted" textStyle="body">
          <MoreText text={news.description} lines={lead ? 7 : 4} of={title} lang={lang} />
        </Box>
        <AttachmentList files={news.attachments} of={title} />
      </div>
    </Story>
  );
});
