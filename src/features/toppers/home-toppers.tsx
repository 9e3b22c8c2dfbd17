import { ButtonLink } from '../../components/button/button-link';
import { Carousel } from '../../components/carousel/carousel';
import { mostSlides } from '../../components/carousel/most-slides';
import { LoadingPlace } from '../../components/deferred/loading-place';
import { useLiveQuery } from '../../lists/use-live-query';
import { BoardColumns } from './board-columns';
import { BoardLoading, BoardPlaceholders, homeTopperSlides } from './home-toppers-placeholders';
import { TopperCard } from './topper-card';
import { homeToppersQuery } from './toppers.queries';
import type { TopperClass } from './toppers.schema';

/** The front page's toppers: ISC beside ICSE, best first, of the newest session. */
export function HomeToppers() {
  return (
    <BoardColumns
      isc={<Board topperClass="XII" name="ISC" to="/ISCToppers" />}
      icse={<Board topperClass="X" name="ICSE" to="/ICSEToppers" />}
    />
  );
}

function Board({ topperClass, name, to }: { topperClass: TopperClass; name: string; to: string }) {
  const { data = [], isPending } = useLiveQuery(homeToppersQuery(topperClass));
  if (isPending) {
    return (
      <LoadingPlace>
        <BoardLoading />
      </LoadingPlace>
    );
  }
  if (data.length === 0) return <BoardPlaceholders />;
  return (
    <Carousel
      label={`${name} toppers`}
      slides={homeTopperSlides}
      foot={
        <ButtonLink to={to} variant="outline">
          All {name} toppers
        </ButtonLink>
      }
    >
      {data.slice(0, mostSlides).map((topper) => (
        <TopperCard key={topper.key} topper={topper} />
      ))}
    </Carousel>
  );
}
