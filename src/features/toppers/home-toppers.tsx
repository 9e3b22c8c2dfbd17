import { Box, Grid, Heading } from '#chakra';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { BlankPicture } from '../../components/picture/blank-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { LiveCarousel } from '../shared/live-carousel';
import { useLiveQuery } from '../shared/use-live-query';
import { examinationHeading } from './examination-heading';
import { ScoreBadge, TopperCard, TopperCardLayout } from './topper-card';
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

const wide = '@media (min-width: 993px)';

/** As wide as one of two columns, or its pictures would be too large. */
const alone = { [wide]: { maxWidth: '640px' } };

const besides = { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

/**
 * The front page's toppers, best first, of the newest session: one examination beside the other; below each
 * other where three toppers stand in a row.
 */
export function HomeToppers({ examinations }: HomeToppersProps) {
  return (
    <Grid
      gap={{ base: 8, lg: 10 }}
      templateColumns="minmax(0, 1fr)"
      css={examinations.length > 1 ? besides : alone}
    >
      {examinations.map((examination) => (
        <div key={`${examination.name} ${examination.class}`}>
          <Heading as="h3" textStyle="h3" mb={3}>
            {examinationHeading(examination.name, examination.class)}
          </Heading>
          <Board {...examination} />
        </div>
      ))}
    </Grid>
  );
}

const slides: SlidesPerView = {
  base: 2,
  upTo: [
    [992, 3],
    [767, 2],
    [480, 1],
  ],
};

function Board({ class: topperClass, name, page }: Examination) {
  return (
    <LiveCarousel
      label={`${name} toppers`}
      slides={slides}
      list={useLiveQuery(homeToppersQuery(topperClass))}
      all={page ? { to: page, label: `All ${name} toppers` } : undefined}
      loading={
        <TopperCardLayout
          photo={<Skeleton aspectRatio="1" borderRadius="0" />}
          ring={<Box w="88px" h="88px" borderRadius="50%" border="hairline" />}
          name={<LinesLoading count={1} />}
          stream={<LinesLoading count={1} />}
        />
      }
      empty={
        <TopperCardLayout
          tone="quiet"
          photo={<BlankPicture ratio={[1, 1]} opacity="0.45" />}
          ring={<ScoreBadge text="100%" quiet />}
          name="Student Name"
          stream="Subject"
        />
      }
    >
      {(topper) => <TopperCard key={topper.key} topper={topper} />}
    </LiveCarousel>
  );
}

export default HomeToppers;
