import { Box, Flex, Text } from '@chakra-ui/react';
import { colourIn, type ColourMode } from '../../src/theme/colour-values';
import { contrast } from '../../src/theme/contrast';

const [white, black] = ['#FFFFFF', '#000000'];

function Half({ mode, name }: { mode: ColourMode; name: string }) {
  const hex = colourIn(mode, name);
  const words = contrast(white, hex) > contrast(black, hex) ? white : black;
  return (
    <Box
      css={{ '--swatch': hex, '--words': words }}
      bg="var(--swatch)"
      color="var(--words)"
      flex="1"
      p={3}
      pt={12}
      textStyle="small"
    >
      <Text textTransform="capitalize">{mode}</Text>
      <Text fontVariantNumeric="tabular-nums" fontWeight="semibold">
        {hex}
      </Text>
    </Box>
  );
}

/** A semantic colour in both modes, with its name and what it is for. */
export function Swatch({ name, use }: { name: string; use: string }) {
  return (
    <Box as="li" bg="surface" border="hairline" borderRadius="card" overflow="hidden">
      <Flex borderBottom="hairline">
        <Half mode="light" name={name} />
        <Half mode="dark" name={name} />
      </Flex>
      <Box p={4}>
        <Text fontWeight="semibold">{name}</Text>
        <Text textStyle="small" color="ink.muted">
          {use}
        </Text>
      </Box>
    </Box>
  );
}
