import { Carousel } from '../../components/carousel/carousel';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { useLiveQuery } from '../../lists/use-live-query';
import { BirthdayCard } from './birthday-card';
import { birthdaysQuery } from './birthdays.queries';
import {
  HomeBirthdaysLoading,
  HomeBirthdaysEmpty,
  homeBirthdaySlides,
} from './home-birthdays-states';

/** An upper bound: more birthdays on one day are an error of the list. */
const most = 96;

/** The children whose birthday it is today. */
export function HomeBirthdays() {
  const { data = [], isPending } = useLiveQuery(birthdaysQuery);
  if (isPending) {
    return (
      <LoadingRegion>
        <HomeBirthdaysLoading />
      </LoadingRegion>
    );
  }
  if (data.length === 0) return <HomeBirthdaysEmpty />;
  return (
    <Carousel label="birthdays" slides={homeBirthdaySlides}>
      {data.slice(0, most).map((birthday) => (
        <BirthdayCard key={birthday.key} birthday={birthday} />
      ))}
    </Carousel>
  );
}

export default HomeBirthdays;
