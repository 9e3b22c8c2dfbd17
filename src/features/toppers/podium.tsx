import { chakra, Flex, Grid, Heading, Text } from '#chakra';
import { TopperPortrait } from './topper-portrait';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import { inLanguage } from '../../lib/language/in-language';
import type { Place } from './toppers.ranks';

/**
 * The steps, from the first place on: column, height, size of the portrait, and where it begins: lower by what the
 * portrait lacks of the first one's, and by what the step does.
 */
const steps = [
  { order: 2, height: { base: '72px', md: '132px' }, portrait: 168, share: 'full', mt: '0' },
  {
    order: 1,
    height: { base: '52px', md: '96px' },
    portrait: 136,
    share: '84%',
    mt: { base: 'calc(16% + 20px)', md: '68px' },
  },
  {
    order: 3,
    height: { base: '40px', md: '72px' },
    portrait: 136,
    share: '84%',
    mt: { base: 'calc(16% + 32px)', md: '92px' },
  },
] as const;

const Step = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    pt: { base: 2, md: 3 },
    borderRadius: '14px 14px 0 0',
    color: 'brand.onDeepStrong',
    bgImage: 'linear-gradient({colors.brand.band}, {colors.brand.deep})',
    _print: { bgImage: 'none', color: 'ink' },
    // Without its colour a step still has its edge.
    _highContrast: { border: '1px solid' },
  },
});

/** The first three of a session: in order in the DOM, on the screen the first in the middle. */
export function Podium({ places }: { places: readonly Place[] }) {
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns={`repeat(${places.length}, minmax(0, 300px))`}
      justifyContent="center"
      gap={{ base: 2, md: 5 }}
      borderBottom="hairline"
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
    // Of one height below the portraits, so that long words raise no place above a better one.
    <Flex as="li" direction="column" order={step.order} mt={step.mt} textAlign="center" minW="0">
      <Flex direction="column" align="center" flex="1" px={{ md: 2 }} pb={{ base: 4, md: 5 }}>
        <Flex justify="center" w={{ base: step.share, md: 'full' }}>
          <TopperPortrait topper={topper} size={step.portrait} />
        </Flex>
        <Text
          textStyle="figure"
          fontSize={{ base: 'xl', md: '3xl' }}
          color="brand"
          mt={4}
          maxW="full"
        >
          {topper.result}
        </Text>
        <Heading
          as="h2"
          {...inLanguage(topper.lang)}
          textStyle="h3"
          fontSize={{ base: 'md', md: 'xl' }}
          mt={1}
        >
          {topper.name}
        </Heading>
        {topper.stream ? (
          <Text
            color="ink.muted"
            fontSize={{ base: 'sm', md: 'md' }}
            maxW="full"
            {...inGuessedLanguage(topper.stream)}
          >
            {topper.stream}
          </Text>
        ) : null}
      </Flex>
      <Step h={step.height}>
        <chakra.span textStyle="figure" fontSize={{ base: '2xl', md: '4xl' }}>
          <chakra.span srOnly>Place </chakra.span>
          {rank}
        </chakra.span>
      </Step>
    </Flex>
  );
}
