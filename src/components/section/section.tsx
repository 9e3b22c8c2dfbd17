import { Box, type RecipeVariantProps } from '#chakra';
import { type ReactNode, useId } from 'react';
import type { bandRecipe } from './section.recipe';
import { Band } from './band';
import { Container } from './container';
import { SectionHeading, type SectionHeadingProps } from './section-heading';

export type SectionProps = RecipeVariantProps<typeof bandRecipe> &
  SectionHeadingProps & {
    /** Anchor of the section. */
    id?: string;
    children: ReactNode;
  };

/** One band of a page with its heading: the unit from which the front page is built. */
export function Section({ title, eyebrow, lead, action, id, children, ...variants }: SectionProps) {
  const headingId = useId();
  return (
    <Band id={id} aria-labelledby={headingId} {...variants}>
      <Container>
        <SectionHeading id={headingId} {...{ title, eyebrow, lead, action }} />
        <Box mt={{ base: 6, md: 8 }}>{children}</Box>
      </Container>
    </Band>
  );
}
