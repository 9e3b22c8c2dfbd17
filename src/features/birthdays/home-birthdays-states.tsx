import { Box } from '#chakra';
import { SlideRow } from '../../components/carousel/slide-row';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { BirthdayCardLayout } from './birthday-card';
import { emptyBirthday } from './birthdays.empty';

/** Birthday children side by side on the front page. */
export const homeBirthdaySlides: SlidesPerView = { base: 2, upTo: [] };

const places = [1, 2];

/** Today's birthdays while they are loading. */
export function HomeBirthdaysLoading() {
  return (
    <SlideRow slides={homeBirthdaySlides} loading>
      {places.map((place) => (
        <BirthdayCardLayout
          key={place}
          quiet
          photo={<Skeleton aspectRatio="1" borderRadius="50%" />}
          name={<LinesLoading count={1} />}
          grade={<LinesLoading count={1} />}
        />
      ))}
    </SlideRow>
  );
}

/** The front page without birthdays: cards of the same size, so that the row keeps its height. */
export function HomeBirthdaysEmpty() {
  return (
    <SlideRow slides={homeBirthdaySlides}>
      {places.map((place) => (
        <BirthdayCardLayout
          key={place}
          quiet
          photo={
            <Box opacity="0.45">
              <RemotePicture srcFor={undefined} alt="" ratio={[1, 1]} />
            </Box>
          }
          name={emptyBirthday.name}
          grade={emptyBirthday.class}
        />
      ))}
    </SlideRow>
  );
}
