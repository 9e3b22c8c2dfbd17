import { ButtonLink } from '../../components/button/button-link';
import { Carousel } from '../../components/carousel/carousel';
import { mostSlides } from '../../components/carousel/most-slides';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { useLiveQuery } from '../../lists/use-live-query';
import { BoardColumns } from './board-columns';
import { BoardLoading, BoardEmpty, homeTopperSlides } from './home-toppers-states';
import { TopperCard } from './topper-card';
import { homeToppersQuery } from './toppers.queries';
import type { TopperClass } from './toppers.schema';

export interface HomeToppersProps {
  /** Those that the school's classes sit, in the order in which they stand. */
  examinations: readonly Examination[];
}

interface Examination {
  class: TopperClass;
  /** What it is called: ISC. */
  name: string;
  /** The page of its toppers, if there is one. */
  page?: string | undefined;
}

/** The front page's toppers: one examination beside the other, best first, of the newest session. */
export function HomeToppers({ examinations }: HomeToppersProps) {
  return (
    <BoardColumns
      boards={examinations.map((examination) => ({
        heading: `${examination.name}, class ${examination.class}`,
        toppers: <Board {...examination} />,
      }))}
    />
  );
}

function Board({ class: topperClass, name, page }: Examination) {
  const { data = [], isPending } = useLiveQuery(homeToppersQuery(topperClass));
  if (isPending) {
    return (
      <LoadingRegion>
        <BoardLoading />
      </LoadingRegion>
    );
  }
  if (data.length === 0) return <BoardEmpty />;
  return (
    <Carousel
      label={`${name} toppers`}
      slides={homeTopperSlides}
      foot={
        page ? (
          <ButtonLink to={page} variant="outline">
            All {name} toppers
          </ButtonLink>
        ) : null
      }
    >
      {data.slice(0, mostSlides).map((topper) => (
        <TopperCard key={topper.key} topper={topper} />
      ))}
    </Carousel>
  );
}

export default HomeToppers;
