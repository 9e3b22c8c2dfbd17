import { Grid, Text } from '#chakra';
import { Band } from '../../components/section/band';
import { Container } from '../../components/section/container';
import { SectionHeading } from '../../components/section/section-heading';
import { formatDay } from '../../dates/format';
import type { PlainDate } from '../../dates/plain-date';
import { BirthdayCard } from '../../features/birthdays/birthday-card';
import type { Birthday } from '../../features/birthdays/birthdays.schema';
import { Bunting } from '../../features/birthdays/bunting';

export interface BirthdaysViewProps {
  items: readonly Birthday[];
  today: PlainDate;
}

/** Today's birthdays on the front page's warm strip; of all others nobody is shown. */
export function BirthdaysView({ items, today }: BirthdaysViewProps) {
  return (
    <Band variant="warm" position="relative" overflow="hidden" pt={20}>
      <Bunting />
      <Container>
        <SectionHeading title="Today’s birthdays" lead={formatDay(today)} />
        <Grid
          mt={8}
          gap={8}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {items.map((birthday) => (
            <BirthdayCard key={birthday.key} birthday={birthday} />
          ))}
        </Grid>
        {items.length === 0 ? <Text>Nobody of this list has a birthday today.</Text> : null}
      </Container>
    </Band>
  );
}
