import { Box, type RecipeVariantProps } from '#chakra';
import { type ReactNode, useId } from 'react';
import type { bandRecipe } from '../../theme/recipes/surfaces';
import { Band } from './band';
import { Container } from './container';
import { SectionHeading } from './section-heading';

export type SectionProps = RecipeVariantProps<typeof bandRecipe> & {
  title: string;
  eyebrow?: string;
  lead?: string;
  /** Stands at the right of the heading: a link to the whole list, or controls. */
  action?: ReactNode;
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
