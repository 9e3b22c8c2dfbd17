import { chakra } from '@chakra-ui/react';

/** The head of a column of the footer. */
export const FooterHeading = chakra('h2', {
  base: { fontWeight: 'semibold', fontSize: 'md', color: 'brand.onDeepStrong', mb: 3 },
});
