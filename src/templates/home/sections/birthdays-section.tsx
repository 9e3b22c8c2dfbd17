import { chakra, Grid } from '#chakra';
import { useId } from 'react';
import { Island } from '../../../components/island/island';
import { Band } from '../../../components/section/band';
import { Container } from '../../../components/section/container';
import { SectionHeading } from '../../../components/section/section-heading';
import { Bunting } from '../../../features/birthdays/bunting';
import { HomeBirthdays } from '../../../features/birthdays/home-birthdays';
import type { HomeSectionProps } from '../home-section-props';

/** The controls hang below the children into the band's padding: most days need none. */
const Strip = chakra('div', {
  base: {
    position: 'relative',
    '& .carousel-foot': { position: 'absolute', left: 0, right: 0, top: '100%' },
  },
});

/** Today's birthdays on a warm strip, under the bunting. */
export function BirthdaysSection({ home }: HomeSectionProps) {
  const headingId = useId();
  if (!home.birthdays) return null;
  const { eyebrow, title, lead } = home.birthdays;
  return (
    <Band
      variant="warm"
      position="relative"
      overflow="hidden"
      aria-labelledby={headingId}
      pt={{ base: 20, lg: 26 }}
      pb={{ base: 20, lg: 20 }}
    >
      <Bunting />
      <Container>
        <Grid
          gap={{ base: 8, lg: 14 }}
          alignItems="center"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        >
          <SectionHeading id={headingId} {...{ eyebrow, title }} {...(lead && { lead })} />
          <Strip>
            <Island name="home-birthdays" component={HomeBirthdays} props={{}} />
          </Strip>
        </Grid>
      </Container>
    </Band>
  );
}
