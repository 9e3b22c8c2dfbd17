import { Box, Heading, Text } from '#chakra';
import { type ReactNode, useId } from 'react';
import { Container } from '../../src/components/section/container';

interface SheetProps {
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A documentation page in the site's own theme, so that it follows the toolbar. */
export function Sheet({ eyebrow, title, lead, children }: SheetProps) {
  return (
    <Box as="main" pb={{ base: 16, lg: 26 }}>
      <Box
        as="header"
        bg="brand.deep"
        color="brand.onDeep"
        borderBottom="6px solid {colors.accent}"
        py={{ base: 10, md: 16 }}
      >
        <Container>
          <Text textStyle="eyebrow" color="accent" mb={3}>
            {eyebrow}
          </Text>
          <Heading as="h1" textStyle="h1" color="brand.onDeepStrong">
            {title}
          </Heading>
          <Text textStyle="lead" color="brand.onDeep" mt={4} maxW="text">
            {lead}
          </Text>
        </Container>
      </Box>
      <Container>{children}</Container>
    </Box>
  );
}

interface SheetPartProps {
  title: string;
  /** A line or two below the heading. */
  about?: ReactNode;
  /** Anchor of the part. */
  id?: string;
  children: ReactNode;
}

/** A part of a sheet, with its heading. */
export function SheetPart({ title, about, id, children }: SheetPartProps) {
  const heading = useId();
  return (
    <Box as="section" id={id} aria-labelledby={heading} mt={{ base: 12, md: 16 }}>
      <Heading as="h2" id={heading} textStyle="h2">
        {title}
      </Heading>
      {about ? (
        <Text color="ink.muted" mt={2} maxW="text">
          {about}
        </Text>
      ) : null}
      <Box mt={{ base: 5, md: 6 }}>{children}</Box>
    </Box>
  );
}
