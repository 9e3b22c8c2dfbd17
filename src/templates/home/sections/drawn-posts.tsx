import { Box, chakra } from '#chakra';

/** Where the drawn posts lie, so that the words in the middle stay free. */
const posts = [
  { left: '-7%', top: '-12%', turn: '-7deg' },
  { left: '82%', top: '-20%', turn: '6deg' },
  { left: '-11%', top: '62%', turn: '5deg' },
  { left: '84%', top: '58%', turn: '-5deg' },
] as const;

/** The background of the social facade: posts drawn as sheets of paper, none of them real. */
export function DrawnPosts() {
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      inset={0}
      zIndex={-1}
      bg="brand.soft"
      border="hairline"
      borderRadius="card"
      overflow="hidden"
    >
      {posts.map(({ left, top, turn }) => (
        <Box
          key={left}
          position="absolute"
          left={left}
          top={top}
          w="27%"
          aspectRatio="4 / 5"
          p="2.4%"
          bg="surface"
          border="hairline"
          borderRadius="card"
          boxShadow="card"
          transform={`rotate(${turn})`}
        >
          <Box h="62%" bg="surface.sunken" borderRadius="control" />
          <Bar w="80%" />
          <Bar w="50%" />
        </Box>
      ))}
    </Box>
  );
}

const Bar = chakra('div', {
  base: { h: '8px', mt: '8%', bg: 'line', borderRadius: 'chip' },
});
