import { Box, Flex, Text } from '#chakra';
import { colourIn } from '../../src/theme/colour-values';
import type { ColourMode } from '../../src/theme/palette-values';
import { wcagContrast } from 'culori';

const [white, black] = ['#FFFFFF', '#000000'];

function Half({ mode, name }: { mode: ColourMode; name: string }) {
  const hex = colourIn(mode, name);
  const words = wcagContrast(white, hex) > wcagContrast(black, hex) ? white : black;
  return (
    <Box
      css={{ '--swatch': hex, '--words': words }}
      bg="var(--swatch)"
      color="var(--words)"
      flex="1"
      px={3}
      py={{ base: 1, sm: 3 }}
      pt={{ sm: 12 }}
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
    <Flex
      as="li"
      direction={{ sm: 'column' }}
      bg="surface"
      border="hairline"
      borderRadius="card"
      overflow="hidden"
    >
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        flexShrink={0}
        borderBottom={{ sm: 'hairline' }}
        borderInlineEnd={{ base: 'hairline', sm: '0' }}
      >
        <Half mode="light" name={name} />
        <Half mode="dark" name={name} />
      </Flex>
      <Box p={4}>
        <Text fontWeight="semibold">{name}</Text>
        <Text textStyle="small" color="ink.muted">
          {use}
        </Text>
      </Box>
    </Flex>
  );
}
