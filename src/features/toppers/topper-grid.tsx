import { Box, Flex, Grid, Heading, Text } from '#chakra';
import { Card } from '../../components/card/card';
import { TopperPortrait } from './topper-portrait';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import { inLanguage } from '../../lib/language/in-language';
import type { Place } from './toppers.ranks';

/** Everybody after the first three, in the order of their scores. */
export function TopperGrid({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <Grid
      as="ol"
      listStyleType="none"
      mt={{ base: 10, md: 12 }}
      gap={4}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {places.map(({ topper, rank }) => (
        <Card as="li" key={topper.key} padding="sm">
          <Flex align="center" gap={4}>
            <TopperPortrait topper={topper} size={84} />
            <Box minW="0" flex="1">
              <Heading as="h2" textStyle="h4">
                <span {...inLanguage(topper.lang)}>{topper.name}</span>
              </Heading>
              {topper.stream ? (
                <Text textStyle="small" color="ink.muted">
                  <span {...inGuessedLanguage(topper.stream)}>{topper.stream}</span>
                </Text>
              ) : null}
              <Text textStyle="figure" fontSize="xl" color="brand" mt={1}>
                {topper.result}
              </Text>
            </Box>
            <Text textStyle="small" color="ink.muted" alignSelf="start">
              <Box as="span" srOnly>
                Place{' '}
              </Box>
              {rank}
            </Text>
          </Flex>
        </Card>
      ))}
    </Grid>
  );
}
