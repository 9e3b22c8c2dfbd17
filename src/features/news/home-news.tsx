import { ButtonLink } from '../../components/button/button-link';
import { Carousel } from '../../components/carousel/carousel';
import { LoadingRegion } from '../../components/deferred/loading-region';
import type { TeaserProps } from '../../lists/teaser-props';
import { useLiveQuery } from '../../lists/use-live-query';
import { HomeNewsLoading, HomeNewsEmpty, homeNewsSlides } from './home-news-states';
import { NewsCard } from './news-card';
import { newsQuery } from './news.queries';

/** More than these are on the News page: the front page shows the newest. */
const newestOnly = 9;

/** The front page's news, newest first. */
export function HomeNews({ alone = false }: TeaserProps) {
  const { data = [], isPending } = useLiveQuery(newsQuery);
  if (isPending) {
    return (
      <LoadingRegion>
        <HomeNewsLoading />
      </LoadingRegion>
    );
  }
  if (data.length === 0) return <HomeNewsEmpty />;
  return (
    <Carousel
      label="news"
      slides={homeNewsSlides}
      foot={
        alone ? null : (
          <ButtonLink to="/News" variant="outline">
            All news
          </ButtonLink>
        )
      }
    >
      {data.slice(0, newestOnly).map((news) => (
        <NewsCard key={news.key} news={news} alone={alone} />
      ))}
    </Carousel>
  );
}

export default HomeNews;
