import { Box, chakra } from '#chakra';
import type { ReactNode } from 'react';
import { teaserCardRecipe } from './teaser-card.recipe';
import { DateBadge } from '../../components/date-badge/date-badge';
import { TitleAndText } from '../../components/lines/title-and-text';
import { SmartLink } from '../../components/link/smart-link';
import { RemotePicture } from '../../components/picture/remote-picture';
import { imageUrl } from '../../lib/http/file-url';
import type { TeaserProps } from '../shared/live-carousel';
import type { News } from './news.schema';
import { inListAddress } from '../shared/in-list-address';

const Sheet = chakra('article', teaserCardRecipe);

export interface NewsCardLayoutProps {
  picture: ReactNode;
  badge: ReactNode;
  title: ReactNode;
  text: ReactNode;
  lang?: string | undefined;
  tone?: 'plain' | 'quiet';
}

/** The sheet that news, their loading and their empty states share: all of one height. */
export function NewsCardLayout({ picture, badge, title, text, lang, tone }: NewsCardLayoutProps) {
  return (
    <Sheet tone={tone} interactive={tone !== 'quiet'}>
      <div className="teaser-picture">{picture}</div>
      <Box px={{ base: 5, md: 6 }} pb={6} flex="1">
        <Box position="relative" mt="-38px" h="72px" w="72px">
          {badge}
        </Box>
        <Box mt={4}>
          <TitleAndText title={title} text={text} lang={lang} />
        </Box>
      </Box>
    </Sheet>
  );
}

/** One news item of the front page, and the way to it on the News page. */
export function NewsCard({ news, alone = false }: TeaserProps & { news: News }) {
  const picture = news.images[0];
  return (
    <NewsCardLayout
      picture={
        <RemotePicture
          srcFor={picture ? (width) => imageUrl(picture, { width }) : undefined}
          alt=""
          ratio={[16, 9]}
          widths={[320, 480, 800]}
          sizes="(min-width: 1401px) 384px, (min-width: 601px) 46vw, 92vw"
        />
      }
      badge={<DateBadge date={news.date} size="lg" />}
      title={
        alone ? (
          news.title
        ) : (
          <SmartLink to={inListAddress('/News', news.title)} variant="overlay">
            {news.title}
          </SmartLink>
        )
      }
      text={news.description}
      lang={news.lang}
    />
  );
}
