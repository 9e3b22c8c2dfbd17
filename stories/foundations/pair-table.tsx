import { Box, chakra, Flex, Text } from '#chakra';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Icon } from '../../src/components/icon/icon';
import { type ColourPair, leastContrast, measurePair } from '../../src/theme/colour-pairs';
import { colourIn } from '../../src/theme/colour-values';
import type { ColourMode } from '../../src/theme/palette-values';

/** '7.42' of 7.4287: cut, not rounded, so that 4.499 is not shown as enough. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function Sample({ pair, mode }: { pair: ColourPair; mode: ColourMode }) {
  const { ratio, enough } = measurePair(pair, mode, colourIn);
  return (
    <Flex align="center" gap={3}>
      <Box
        aria-hidden="true"
        css={{
          '--background': colourIn(mode, pair.background),
          '--front': colourIn(mode, pair.front),
        }}
        bg="var(--background)"
        color="var(--front)"
        border="hairline"
        borderRadius="control"
        w="56px"
        py={2}
        textAlign="center"
        fontWeight="semibold"
        flexShrink={0}
      >
        {pair.use === 'text' ? (
          'Aa'
        ) : (
          <Box bg="var(--front)" w="20px" h="20px" mx="auto" my="3px" borderRadius="control" />
        )}
      </Box>
      <Flex align="center" gap={1} color={enough ? 'ink' : 'danger'} fontWeight="semibold">
        <Icon as={enough ? CircleCheck : CircleAlert} size={18} />
        <Text as="span" fontVariantNumeric="tabular-nums">
          {cut(ratio)}
        </Text>
        {enough ? null : 'too little'}
      </Flex>
    </Flex>
  );
}

const Cell = chakra('div', { base: { minW: 0 } });

/** Pairs of colours with their measured contrast in both modes; what is too little says so. */
export function PairTable({ pairs }: { pairs: ColourPair[] }) {
  return (
    <Box as="ul" bg="surface" border="hairline" borderRadius="card">
      {pairs.map((pair) => (
        <Box
          as="li"
          key={`${pair.front} on ${pair.background}`}
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }}
          gap={3}
          alignItems="center"
          px={{ base: 4, md: 6 }}
          py={3}
          borderTop="hairline"
          _first={{ borderTop: 0 }}
        >
          <Cell gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <Text>
              <chakra.strong fontWeight="semibold">{pair.front}</chakra.strong> on {pair.background}
            </Text>
            <Text textStyle="small" color="ink.muted">
              {pair.use === 'text' ? 'Text' : 'A mark'}, {leastContrast[pair.use]} or more
            </Text>
          </Cell>
          <Cell>
            <Text srOnly>Light</Text>
            <Sample pair={pair} mode="light" />
          </Cell>
          <Cell>
            <Text srOnly>Dark</Text>
            <Sample pair={pair} mode="dark" />
          </Cell>
        </Box>
      ))}
    </Box>
  );
}
