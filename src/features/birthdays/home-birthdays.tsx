import { Text } from '#chakra';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { BlankPicture } from '../../components/picture/blank-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { LiveCarousel } from '../shared/live-carousel';
import { useLiveQuery } from '../shared/use-live-query';
import { BirthdayCard, BirthdayCardLayout } from './birthday-card';
import { birthdaysQuery } from './birthdays.queries';

const slides: SlidesPerView = { base: 2, upTo: [] };

/** An upper bound: more birthdays on one day are an error of the list. */
const most = 96;

/** The children whose birthday it is today. */
export function HomeBirthdays() {
  return (
    <LiveCarousel
      label="birthdays"
      {...{ slides, most }}
      nothing={<Text mb={5}>No birthdays today.</Text>}
      list={useLiveQuery(birthdaysQuery)}
      loading={
        <BirthdayCardLayout
          quiet
          photo={<Skeleton aspectRatio="1" borderRadius="50%" />}
          name={<LinesLoading count={1} />}
          grade={<LinesLoading count={1} />}
        />
      }
      empty={
        <BirthdayCardLayout
          quiet
          photo={<BlankPicture ratio={[1, 1]} opacity="0.45" />}
          name="Student Name"
          grade="Class"
        />
      }
    >
      {(birthday) => <BirthdayCard key={birthday.key} birthday={birthday} />}
    </LiveCarousel>
  );
}

export default HomeBirthdays;
