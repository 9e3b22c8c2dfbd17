import { Box, chakra } from '#chakra';

interface Sky {
  sky: string;
  sun: string;
  far: string;
  mid: string;
  near: string;
}

/** Morning mist, noon, evening, night. */
const skies: readonly Sky[] = [
  { sky: 'marigold.100', sun: 'marigold.400', far: 'pine.200', mid: 'pine.400', near: 'pine.700' },
  { sky: 'pine.100', sun: 'marigold.200', far: 'pine.300', mid: 'pine.500', near: 'pine.800' },
  {
    sky: 'marigold.300',
    sun: 'marigold.50',
    far: 'marigold.700',
    mid: 'pine.700',
    near: 'pine.900',
  },
  { sky: 'pine.900', sun: 'marigold.100', far: 'pine.800', mid: 'pine.700', near: 'pine.950' },
];

const noSky: Sky = {
  sky: 'pine.100',
  sun: 'pine.100',
  far: 'pine.300',
  mid: 'pine.500',
  near: 'pine.800',
};

/** A small valley drawn in the site's own colours, with the sign for 'play': no thumbnail is fetched. */
export function VideoScene({ variant }: { variant: number }) {
  const { sky, sun, far, mid, near } = skies[Math.abs(variant) % skies.length] ?? noSky;
  return (
    <Box position="relative" borderRadius="card" overflow="hidden" border="hairline" bg={sky}>
      <chakra.svg w="full" h="auto" viewBox="0 0 320 180" aria-hidden="true">
        <chakra.circle cx={60 + ((variant * 67) % 200)} cy="52" r="19" fill={sun} />
        <chakra.path d="M0 118 46 76l34 26 44-52 52 58 40-30 56 46 48-32v96H0z" fill={far} />
        <chakra.path d="M0 138q58-34 118-10t112-8 90 10v50H0z" fill={mid} />
        <chakra.path d="M0 160q72-26 150-8t170-6v34H0z" fill={near} />
        <chakra.path
          d="m34 164 9-30 9 30zm22 4 7-22 7 22zm206-8 10-34 10 34zm26 6 7-24 7 24z"
          fill={near}
        />
      </chakra.svg>
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
