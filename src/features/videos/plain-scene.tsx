import { Box, chakra } from '#chakra';

const skies = ['brand.soft', 'pine.200', 'marigold.100', 'pine.700'] as const;

/** A field of the site's own colours, with the sign for 'play': no thumbnail is fetched. */
export function VideoScene({ mood }: { mood: number }) {
  const sky = skies[Math.abs(mood) % skies.length] ?? skies[0];
  return (
    <Box position="relative" borderRadius="card" overflow="hidden" border="hairline" bg={sky}>
      <chakra.svg w="full" h="auto" viewBox="0 0 320 180" aria-hidden="true" />
      <Box
        position="absolute"
        inset={0}
        m="auto"
        w="60px"
        h="60px"
        display="grid"
        placeItems="center"
        borderRadius="50%"
        bg="white"
        color="pine.800"
        boxShadow="card"
        transition="transform {durations.normal} {easings.out}"
        _motionSafe={{ _groupHover: { transform: 'scale(1.1)' } }}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d="M8 4.8v14.4a.8.8 0 0 0 1.2.7l11.4-7.2a.8.8 0 0 0 0-1.4L9.2 4.1A.8.8 0 0 0 8 4.8z" />
        </svg>
      </Box>
    </Box>
  );
}
