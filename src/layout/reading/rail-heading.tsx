import { Text } from '#chakra';
import type { ReactNode } from 'react';

/** The words above a list of the rail; no heading, as the list's own label says the same. */
export function RailHeading({ children }: { children: ReactNode }) {
  return (
    <Text aria-hidden textStyle="eyebrow" mb={3}>
      {children}
    </Text>
  );
}
