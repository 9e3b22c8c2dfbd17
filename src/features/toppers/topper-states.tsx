import { Flex, Grid, Heading, Text } from '#chakra';
import { Card } from '../../components/card/card';
import { BlankPicture } from '../../components/picture/blank-picture';
import { ScoreRing } from '../../components/score-ring/score-ring';
import { Skeleton } from '../../components/skeleton/skeleton';

/** The page while its toppers are loading. */
export function ToppersLoading() {
  return (
    <Grid
      aria-hidden="true"
      templateColumns="repeat(3, minmax(0, 300px))"
      justifyContent="center"
      alignItems="end"
      gap={{ base: 2, md: 5 }}
    >
      {[96, 132, 72].map((height) => (
        <Flex key={height} direction="column" align="center">
          <Skeleton w="full" maxW={`${height + 36}px`} aspectRatio="1" borderRadius="50%" />
          <Skeleton w="min(88px, 80%)" h={{ base: '24px', md: '34px' }} mt={4} />
          <Skeleton w="min(180px, 100%)" h="24px" mt={3} />
          <Skeleton w="full" h={{ base: `${height / 2}px`, md: `${height}px` }} mt={6} />
        </Flex>
      ))}
    </Grid>
  );
}

/** The page without toppers, toned down so that no card is taken for a pupil. */
export function ToppersEmpty() {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap={6}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {[1, 2, 3].map((place) => (
        <Card as="li" key={place} tone="quiet" padding="md" textAlign="center">
          <Flex direction="column" align="center">
            <ScoreRing percent={undefined} size={112} quiet>
              <BlankPicture ratio={[1, 1]} w="full" opacity="0.45" />
            </ScoreRing>
            <Text textStyle="figure" fontSize="2xl" mt={4}>
              100%
            </Text>
            <Heading as="h2" textStyle="h4" mt={1}>
              Student Name
            </Heading>
            <Text>Subject</Text>
          </Flex>
        </Card>
      ))}
    </Grid>
  );
}
