import { Box, Heading, Text } from '#chakra';
import { keepTogether } from '../../../lib/keep-together';

export interface PageHeadingProps {
  title: string;
  /** One line under the heading. */
  lead?: string | undefined;
  /** The group of the menu, above the heading. */
  eyebrow?: string | undefined;
  /** Whether it can be focused, as after a navigation within the site. */
  focusable?: boolean | undefined;
  /** Whether something on the page is to be larger. */
  small?: boolean | undefined;
}

/** The heading of an inner page. */
export function PageHeading(props: PageHeadingProps) {
  const { title, lead, eyebrow, focusable = true, small = false } = props;
  return (
    <Box maxW="text" pt={{ base: 6, md: 8 }} _print={{ pt: 0, maxW: 'none' }}>
      {eyebrow ? (
        <Text textStyle="eyebrow" mb={3} _print={{ display: 'none' }}>
          {eyebrow}
        </Text>
      ) : null}
      <Heading as="h1" textStyle={small ? 'h3' : 'h1'} tabIndex={focusable ? -1 : undefined}>
        {keepTogether(title)}
      </Heading>
      {lead ? (
        <Text textStyle={small ? 'small' : 'lead'} mt={small ? 1 : 4}>
          {lead}
        </Text>
      ) : null}
    </Box>
  );
}
