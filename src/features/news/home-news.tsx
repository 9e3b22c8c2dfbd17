import { Box } from '#chakra';
import { threeAbreast } from '../../components/carousel/slide-widths';
import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { LinesLoading } from '../../components/lines/lines-loading';
import { BlankPicture } from '../../components/picture/blank-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { LiveCarousel, type TeaserProps, teasersMost } from '../shared/live-carousel';
import { useLiveQuery } from '../shared/use-live-query';
import { NewsCard, NewsCardLayout } from './news-card';
import { newsQuery } from './news.queries';

/** The front page's news, newest first. */
export function HomeNews({ alone = false }: TeaserProps) {
  return (
    <LiveCarousel
      label="news"
      slides={threeAbreast}
      list={useLiveQuery(newsQuery)}
      most={teasersMost}
      all={!alone && { to: '/News', label: 'All news' }}
      loading={
        <NewsCardLayout
          picture={<Skeleton aspectRatio="16 / 9" borderRadius="0" />}
          badge={<Box w="72px" h="72px" bg="surface" border="hairline" borderRadius="10px" />}
          title={<LinesLoading count={2} />}
          text={<LinesLoading count={2} />}
        />
      }
      empty={
        <NewsCardLayout
          tone="quiet"
          picture={<BlankPicture ratio={[16, 9]} />}
          badge={
            <Box bg="bg" borderRadius="10px">
              <BlankDateBadge text="DD MM" />
            </Box>
          }
          title="News Title"
          text="Stay Tunned For More Updates"
        />
      }
    >
      {(news) => <NewsCard key={news.key} news={news} alone={alone} />}
    </LiveCarousel>
  );
}

export default HomeNews;
