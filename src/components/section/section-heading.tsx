import { Box, Flex, Heading, Text } from '#chakra';
import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  title: string;
  eyebrow?: string;
  lead?: string | undefined;
  /** Stands at the right of the heading: a link to the whole list, or controls. */
  action?: ReactNode;
  /** Id of the heading element, for `aria-labelledby`. */
  id?: string;
}

/** Eyebrow, heading and lead of a section, with room for one action beside them. */
export function SectionHeading({ title, eyebrow, lead, action, id }: SectionHeadingProps) {
  return (
    <Flex
      wrap="wrap"
      gap={4}
      justify="space-between"
      align="end"
      _print={{ breakInside: 'avoid', breakAfter: 'avoid' }}
    >
      <Box maxW="text" minW="0">
        {eyebrow ? (
          <Text textStyle="eyebrow" mb={2}>
            {eyebrow}
          </Text>
        ) : null}
        <Heading as="h2" id={id} textStyle="h2">
          {title}
        </Heading>
        {lead ? (
          <Text textStyle="lead" mt={3}>
            {lead}
          </Text>
        ) : null}
      </Box>
      {action}
    </Flex>
  );
}
