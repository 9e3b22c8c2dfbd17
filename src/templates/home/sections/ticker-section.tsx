import { Box, Flex, Text } from '#chakra';
import { Island } from '../../../components/island/island';
import { Container } from '../../../components/section/container';
import { telHref } from '../../../components/link/tel-href';
import { HighlightsTicker } from '../../../features/highlights/home-highlights';
import type { HomeSectionProps } from '../home-section-props';

/** The line of highlights below the header, with the school's own links and the phone. */
export function TickerSection({ home, site }: HomeSectionProps) {
  const phone = site.phones[0]?.number;
  const links = [
    ...(home.ticker?.links ?? []),
    ...(phone ? [{ label: `Call ${phone}`, to: telHref(phone) }] : []),
  ];
  return (
    <Box as="section" aria-label="Highlights" bg="accent.soft" fontSize="sm">
      <Container>
        <Flex align="center" gap={{ base: 3, md: 5 }}>
          <Text
            aria-hidden="true"
            color="accent.text"
            fontWeight="semibold"
            display={{ base: 'none', md: 'block' }}
          >
            Highlights
          </Text>
          <Island name="home-highlights" component={HighlightsTicker} props={{ links }} />
        </Flex>
      </Container>
    </Box>
  );
}
