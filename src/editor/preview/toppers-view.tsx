import { Box, Heading, Text } from '#chakra';
import { Podium } from '../../features/toppers/podium';
import { TopperGrid } from '../../features/toppers/topper-grid';
import { toppersOf } from '../../features/toppers/toppers.queries';
import { ranked } from '../../features/toppers/toppers.ranks';
import type { Topper, TopperClass } from '../../features/toppers/toppers.schema';
import { sessionsOf, toppersIn } from '../../features/toppers/toppers.sessions';

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
            {name ? `${name}, class ${topperClass}` : `Class ${topperClass}`}
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
