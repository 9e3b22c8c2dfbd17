import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { TopperPortrait } from './topper-portrait';
import type { Place } from './toppers.ranks';
import { formatScore } from './toppers.sessions';

/** The steps: where each stands on wide screens, and how high. */
const steps = [
  { order: 2, height: '132px', portrait: 168 },
  { order: 1, height: '96px', portrait: 136 },
  { order: 3, height: '72px', portrait: 136 },
] as const;

const Step = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    pt: { base: '5px', md: 3 },
    w: { base: '72px', md: 'full' },
    mx: 'auto',
    borderRadius: { base: 'chip', md: '0' },
    borderTopLeftRadius: { md: 'card' },
    borderTopRightRadius: { md: 'card' },
    color: 'brand.onDeepStrong',
    bgImage: 'linear-gradient({colors.brand.band}, {colors.brand.deep})',
  },
});

/** The first three of a session; read in their order, seen with the first in the middle. */
export function Podium({ places }: { places: readonly Place[] }) {
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${places.length}, minmax(0, 300px))` }}
      justifyContent="center"
      alignItems="end"
      gap={{ base: 8, md: 5 }}
      borderBottom={{ md: 'hairline' }}
    >
      {places.map((place, index) => (
        <PodiumPlace key={place.topper.key} place={place} step={steps[index] ?? steps[2]} />
      ))}
    </Grid>
  );
}

function PodiumPlace({
  place: { topper, rank },
  step,
}: {
  place: Place;
  step: (typeof steps)[number];
}) {
  return (
    <Box as="li" order={{ md: step.order }} textAlign="center" minW="0">
      <Flex direction="column" align="center" px={2} pb={5}>
        <TopperPortrait topper={topper} size={step.portrait} />
        <Text textStyle="figure" fontSize="3xl" color="brand" mt={4}>
          {formatScore(topper.score)}
        </Text>
        <Heading as="h2" textStyle="h3" mt={1} overflowWrap="anywhere">
          {topper.name}
        </Heading>
        {topper.stream ? (
          <Text color="ink.muted" maxW="full" overflowWrap="anywhere">
            {topper.stream}
          </Text>
        ) : null}
      </Flex>
      <Step h={{ base: '32px', md: step.height }}>
        <chakra.span textStyle="figure" fontSize={{ base: 'lg', md: '4xl' }}>
          <chakra.span srOnly>Place </chakra.span>
          {rank}
        </chakra.span>
      </Step>
    </Box>
  );
}
