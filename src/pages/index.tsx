import { Box, Heading, Text } from '@chakra-ui/react';
export default function HomePage() {
  return (
    <Box p={6}>
      <Heading as="h1" textStyle="h1">Deodar Hill School</Heading>
      <Text textStyle="lead">A place</Text>
    </Box>
  );
}
export function Head() {
  return <title>Home</title>;
}
