import { Grid, Text, Box, Heading } from '#chakra';
import { Band } from '../../components/section/band';
import { Container } from '../../components/section/container';
import { SectionHeading } from '../../components/section/section-heading';
import { formatDay } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';
import { BirthdayCard } from '../../features/birthdays/birthday-card';
import type { Birthday } from '../../features/birthdays/birthdays.schema';
import { Bunting } from '../../features/birthdays/bunting';
import { LetterLoading, MessageLetter } from '../../features/messages/message-letter';
import { messageRoles } from '../../features/messages/messages.texts';
import type { Message } from '../../features/messages/messages.schema';
import { useCleanHtml } from '../../features/messages/use-clean-html';
import { examinationHeading } from '../../features/toppers/examination-heading';
import { Podium } from '../../features/toppers/podium';
import { TopperGrid } from '../../features/toppers/topper-grid';
import { toppersOf } from '../../features/toppers/toppers.queries';
import { ranked } from '../../features/toppers/toppers.ranks';
import type { Topper, TopperClass } from '../../features/toppers/toppers.schema';
import { sessionsOf, toppersIn } from '../../features/toppers/toppers.sessions';

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

/** The letters of the heads, each as its own page shows it. */
export function LettersView({ items }: { items: readonly Message[] }) {
  return items.map((message) => (
    <Box as="section" key={message.key} mb={16}>
      <Heading as="h2" textStyle="h2" mb={6}>
        {messageRoles[message.category]}’s message
      </Heading>
      <Letter message={message} />
    </Box>
  ));
}

function Letter({ message: { category, html, name, photo } }: { message: Message }) {
  const clean = useCleanHtml(html);
  if (clean === undefined) return <LetterLoading />;
  return <MessageLetter html={clean} role={messageRoles[category]} {...{ name, photo }} />;
}

export interface ToppersViewProps {
  toppers: readonly Topper[];
  /** What the classes' examinations are called at this school. */
  examinations: readonly { class: TopperClass; name: string }[];
}

/** Places on the podium. */
const steps = 3;

/** The toppers of every examination and session, each as its page shows them. */
export function ToppersView({ toppers, examinations }: ToppersViewProps) {
  return (['XII', 'X'] as const).flatMap((topperClass) => {
    const own = toppersOf[topperClass](toppers);
    const name = examinations.find((examination) => examination.class === topperClass)?.name;
    return sessionsOf(own).map((session) => {
      const places = ranked(toppersIn(own, session));
      return (
        <Box as="section" key={`${topperClass} ${session}`} mb={16}>
          <Heading as="h2" textStyle="h2">
            {examinationHeading(name, topperClass)}
          </Heading>
          <Text textStyle="lead" mt={2} mb={8}>
            Session {session}
          </Text>
          <Podium places={places.slice(0, steps)} />
          <TopperGrid places={places.slice(steps)} />
        </Box>
      );
    });
  });
}
